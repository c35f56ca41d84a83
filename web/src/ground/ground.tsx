// The ground and the forces on it, drawn as a sketch map from the library's marks.
import type { ComponentChildren } from 'preact';
import { useId, useMemo } from 'preact/hooks';
import type { Show } from '../door/replies';
import { use_width, use_widths } from '../plot/common/width';
import { PipAt } from './counter';
import { FieldsOf } from './fields';
import { lay_fields, type Fields, type Rulers } from './field_layout';
import { InWords } from './in_words';
import { MapOf } from './map/map';
import { lay_map, type MapLayout } from './map/map_layout';
import { MapLegend } from './map/map_legend';
import { Patterns } from './map/patterns';
import { EDGE, lay_plane, type PlaneLayout } from './plane_layout';
import { PlaneOf } from './plane_map';
import { Roster } from './roster';
import { scene_of, type Scene } from './scene/scene';
import { ruler_for } from './scene/text_fit';
import { use_zoom } from './zoom/zoom';
import { Zoomed } from './zoom/zoomed';
import '../plot/common/table_twin.css';
import './ground.css';

type Drawn = Pick<
  Show,
  'attributes' | 'marks' | 'units' | 'forces' | 'heading' | 'rules' | 'system'
> & { scenario?: Show['scenario'] };

export interface GroundOf {
  show: Drawn;
  /** The drawing before this one: what lost something since is marked. */
  ghost?: Drawn | null | undefined;
  /** Where something else matters more: who is on a map is told when asked for. */
  brief?: boolean;
  /** The name of the unit that a question is about. */
  asked?: string | null;
  /** What lies over the table top, so far below the top of the drawing. */
  over?: (laid: PlaneLayout, top: number) => ComponentChildren;
  /** What lies over areas and cells, with the pieces as they are drawn. */
  touch?: (laid: Touchable) => ComponentChildren;
  /** What is told below it. */
  below?: (laid: PlaneLayout) => ComponentChildren;
}

/** Areas or cells that can be touched, so far below the top of the drawing. */
export interface Touchable {
  fields: Fields | null;
  map: MapLayout | null;
  top: number;
}

export function Ground(props: GroundOf) {
  const { show, ghost, brief = false, asked = null, over, below, touch } = props;
  const { ref, width } = use_width<HTMLDivElement>();
  const id = useId();
  const scene = useMemo(() => scene_of(show, ghost, asked), [show, ghost, asked]);
  const title = `${show.forces}. ${show.heading}.`;
  const mapped = scene.cells.length > 0 || scene.plane !== null;
  return (
    <figure class="ground">
      <div ref={ref} class={`ground-room ${mapped ? 'ground-board' : ''}`}>
        {width > 0 && <Drawing {...{ scene, width, id, title, over, below, touch }} />}
        <AsBuilt {...{ scene, id, title }} />
        {mapped && <Forces scene={scene} id={id} brief={brief} />}
      </div>
      <figcaption class="ground-caption">
        {show.heading !== show.system && <span>{show.heading}</span>}
        <Legend scene={scene} id={id} />
      </figcaption>
      <InWords scene={scene} rules={show.rules} />
    </figure>
  );
}

/** As ground.css has them. */
function rulers(): Rulers {
  const style = getComputedStyle(document.documentElement);
  const serif = style.getPropertyValue('--serif');
  const sans = style.getPropertyValue('--sans');
  return {
    name: ruler_for(`600 14px ${sans}`),
    title: ruler_for(`italic 600 16px ${serif}`),
    words: ruler_for(`italic 13.5px ${serif}`),
  };
}

interface DrawingOf {
  scene: Scene;
  width: number;
  id: string;
  title: string;
  over: GroundOf['over'];
  below: GroundOf['below'];
  touch: GroundOf['touch'];
}

/** Before the width is known: at several, each with patterns of its own. */
function AsBuilt({ scene, id, title }: { scene: Scene; id: string; title: string }) {
  const widths = use_widths();
  if (widths.length === 0) return null;
  return (
    <div class="as-built">
      {widths.map((width) => (
        <div key={width} data-width={width}>
          <Picture
            parts={parts_of(scene, width, `${id}-${width}`, 1)}
            id={`${id}-${width}`}
            title={title}
          />
        </div>
      ))}
    </div>
  );
}

/** Beside a map: who is on it. */
function Forces({ scene, id, brief }: { scene: Scene; id: string; brief: boolean }) {
  if (!brief) return <Roster scene={scene} id={id} />;
  return (
    <details class="twin roster-fold">
      <summary>Who is there</summary>
      <Roster scene={scene} id={id} />
    </details>
  );
}

/** A part of the drawing: the areas, the map, the table top. */
interface Part {
  width: number;
  height: number;
  body: ComponentChildren;
  /** Of the table top. */
  laid?: PlaneLayout;
  fields?: Fields;
  map?: MapLayout;
}

const BETWEEN = 14; // pixels

function areas_part(scene: Scene, width: number, id: string): Part {
  const elsewhere = { words: 'elsewhere', clause: null, side: null, signs: [] };
  const areas = [
    ...scene.areas,
    ...(scene.homeless.length > 0 ? [{ ...elsewhere, pieces: scene.homeless }] : []),
  ];
  const laid = lay_fields(areas, width, rulers());
  return {
    width,
    height: laid.height,
    fields: laid,
    body: <FieldsOf laid={laid} id={id} kinds={scene.points} />,
  };
}

function map_part(scene: Scene, width: number, id: string): Part {
  const laid = lay_map(scene.cells, width);
  return { ...laid, map: laid, body: <MapOf laid={laid} scene={scene} id={id} /> };
}

/** Areas, where there are any or nothing else, then the map, then the table top. */
function parts_of(scene: Scene, width: number, id: string, zoom: number): Part[] {
  const mapped = scene.cells.length > 0 || scene.plane !== null;
  const laid = scene.plane && lay_plane(scene.plane, width, zoom);
  return [
    ...(scene.areas.length > 0 || !mapped ? [areas_part(scene, width, id)] : []),
    ...(scene.cells.length > 0 ? [map_part(scene, width, id)] : []),
    ...(laid ? [{ ...laid, laid, body: <PlaneOf laid={laid} id={id} /> }] : []),
  ];
}

/** Where each part begins. */
const tops_of = (parts: readonly Part[]): number[] =>
  parts.map((_, i) =>
    parts.slice(0, i).reduce((sum, { height }) => sum + Math.ceil(height) + BETWEEN, 0),
  );

const height_of = (parts: readonly Part[]): number =>
  (tops_of(parts).at(-1) ?? 0) + Math.ceil(parts.at(-1)?.height ?? 0);

function Picture({ parts, id, title }: { parts: readonly Part[]; id: string; title: string }) {
  const tops = tops_of(parts);
  return (
    <svg
      class="ground-picture"
      role="img"
      aria-label={title}
      width={Math.ceil(Math.max(...parts.map((part) => part.width)))}
      height={height_of(parts)}
    >
      <Patterns id={id} />
      {parts.map(({ body }, i) =>
        i === 0 ? (
          body
        ) : (
          <g key={i} transform={`translate(0 ${tops[i] ?? 0})`}>
            {body}
          </g>
        ),
      )}
    </svg>
  );
}

function Drawing({ scene, width, id, title, over, below, touch }: DrawingOf) {
  const whole = useMemo(() => parts_of(scene, width, id, 1), [scene, width, id]);
  const top = tops_of(whole).at(-1) ?? 0;
  const zoom = use_zoom([EDGE, top + EDGE]);
  const parts = useMemo(
    () => (zoom.zoom === 1 ? whole : parts_of(scene, width, id, zoom.zoom)),
    [whole, zoom.zoom],
  );
  const picture = <Picture parts={parts} id={id} title={title} />;
  const table = parts.at(-1)?.laid;
  if (!table)
    return (
      <div class="ground-sheet">
        {picture}
        {touch?.({
          fields: parts.find(({ fields }) => fields)?.fields ?? null,
          map: parts.find(({ map }) => map)?.map ?? null,
          top: parts.length > 1 ? top : 0,
        })}
      </div>
    );
  return (
    <div class="ground-table">
      <Zoomed zoom={zoom} width={Math.min(width, table.width)} height={height_of(whole)}>
        <div class="ground-sheet">
          {picture}
          {over?.(table, top)}
        </div>
      </Zoomed>
      {below?.(table)}
    </div>
  );
}

/** What the pips and the kinds of ground are. */
function Legend({ scene, id }: { scene: Scene; id: string }) {
  const pieces = [
    ...scene.homeless,
    ...[...scene.areas, ...scene.cells].flatMap((place) => place.pieces),
    ...(scene.plane?.models ?? []).map(({ piece }) => piece),
  ];
  const kinds = scene.points.filter((_, i) =>
    pieces.some(({ left, off }) => ([left, ...off][i] ?? 0) > 0),
  );
  return (
    <>
      {kinds.length > 1 &&
        kinds.map(({ pip, words }) => (
          <span key={words} class="ground-key">
            <svg width="14" height="14" aria-hidden="true">
              <PipAt kind={pip} x={7} y={7} />
            </svg>
            {words}
          </span>
        ))}
      <MapLegend scene={scene} id={id} />
    </>
  );
}
