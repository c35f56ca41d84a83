// The page as it is built: what a browser paints before any script has come. Rendered once, when
// the page is built, with the state that the script begins with.
import { render } from 'preact-render-to-string';
import { fragment_of } from '../share/link';
import { assault } from '../state/assault';
import { begin_with_first } from '../state/first';
import { Widths } from '../plot/common/width';
import { Page } from './page';

/** Pixels that the ground has on phones of 320, 360 and 390, on a tablet and on a desk. */
const WIDTHS = [254, 294, 324, 560, 774];

/** The policy forbids styles within the markup: the script sets them. */
const without_styles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, '');

/** Its markup, and what stands behind the # of a link to its assault. */
export function as_built(): { html: string; sample: string } {
  begin_with_first();
  const scenario = assault.value;
  if (!scenario) throw new Error('the page opens with nothing');
  const page = (
    <Widths.Provider value={WIDTHS}>
      <Page />
    </Widths.Provider>
  );
  return {
    html: without_styles(render(page)),
    sample: fragment_of({ kind: 'assault', view: 'ask', scenario }),
  };
}
