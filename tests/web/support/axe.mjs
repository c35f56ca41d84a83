// The measurements of every view: axe-core's findings, the size of the targets for a finger,
// whether the page scrolls sideways, whether anything moves.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(new URL('../../../web/package.json', import.meta.url));
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Of one kind of finding so many are shown. */
const SHOWN = 3;

/** Resolves when nothing moves on the page: what moved has ended, or was broken off. */
export function still(page) {
  return page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}

/** Every finding in words; none is what is wanted. `only`: ids of rules, else all that count. */
export async function findings(page, only) {
  await page.evaluate(AXE);
  const runOnly = only ? { type: 'rule', values: only } : { type: 'tag', values: RULES };
  const found = await page.evaluate(
    (which) => globalThis.axe.run(document, { runOnly: which, preload: false }),
    runOnly,
  );
  return found.violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help} (${nodes.length})`,
    ...nodes
      .slice(0, SHOWN)
      .map((node) => `  ${node.html.slice(0, 300)}\n  ${node.failureSummary}`),
  ]);
}

/** Least side of a target, in CSS pixels. */
const TARGET = 44;

/** What can be pressed and is too small for a thumb, with its size. Links within a sentence are
    as high as their line, as WCAG has it. */
export function small_targets(page) {
  return page.evaluate((least) => {
    const kinds =
      'button, input, select, textarea, summary, [role=button], [role=tab], nav a, li > a, dialog a';
    /** A label around a control, or the summary of its row, is hit in its place. */
    const target = (element) =>
      element.closest('label') ??
      (element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`)) ??
      element;
    const larger = (one, other) => ({
      width: Math.max(one.width, other?.width ?? 0),
      height: Math.max(one.height, other?.height ?? 0),
    });
    return [...document.querySelectorAll(kinds)]
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .map((element) => {
        const own = element.getBoundingClientRect();
        const size = ['checkbox', 'radio', 'file'].includes(element.type)
          ? larger(own, (target(element) || element).getBoundingClientRect())
          : own;
        return { element, own, size };
      })
      .filter(({ element }) => getComputedStyle(element).clipPath !== 'inset(50%)') // not shown
      .filter(({ size }) => size.width < least - 0.5 || size.height < least - 0.5)
      .map(({ element, size }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        return `${element.localName} "${name}" ${size.width.toFixed(1)} x ${size.height.toFixed(1)}`;
      });
  }, TARGET);
}

/** How far the page can be scrolled sideways, and what sticks out. */
export function sideways(page) {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - wide;
    if (over <= 0) return [];
    const out = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > wide + 0.5)
      .slice(0, 8)
      .map(
        (element) =>
          `${element.localName}.${element.getAttribute('class')} to ${element.getBoundingClientRect().right}`,
      );
    return [`scrolls ${over} px sideways at ${wide}`, ...out];
  });
}

/** Animations that run although a calm page was asked for. */
export function motions(page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (one) => one.playState === 'running' && (one.effect?.getComputedTiming().duration ?? 0) > 1,
      )
      .map(
        (one) =>
          `${one.animationName ?? one.transitionProperty} on ${one.effect?.target?.outerHTML?.slice(0, 120)}`,
      ),
  );
}
