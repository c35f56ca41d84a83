// The ground and the forces on it, drawn as a sketch map from what the library says is there.
import { useId, useMemo } from 'preact/hooks';
import type { Show } from '../door/replies';
import { use_width } from '../plot/width';
import { PipAt } from './counter';
import { FieldsOf } from './fields';
import { lay_fields, type Rulers } from './field_layout';
import { InWords } from './in_words';
import { MapOf } from './map';
import { lay_map } from './map_layout';
import { MapLegend } from './map_legend';
import { Patterns } from './patterns';
import { Roster } from './roster';
import { scene_of, type Scene } from './scene';
import { ruler_for } from './text_fit';
import '../plot/table_twin.css';
import './ground.css';

type Drawn = Pick<
  Show,
  'attributes' | 'marks' | 'units' | 'forces' | 'heading' | 'rules' | 'system'
>;

export interface GroundOf {
  show: Drawn;
  /** The drawing before this one: what lost something since is marked. */
  ghost?: Drawn | null | undefined;
  /** Where something else matters more: who is on a map is told when asked for. */
  brief?: boolean;
  /** The name of the unit that a question is about. */
  asked?: string | null;
}

export function Ground({ show, ghost, brief = false, asked = null }: GroundOf) {
  const { ref, width } = use_width<HTMLDivElement>();
  const id = useId();
  const scene = useMemo(() => scene_of(show, ghost, asked), [show, ghost, asked]);
  const title = `${show.forces}. ${show.heading}.`;
  const mapped = scene.areas.length === 0 && scene.cells.length > 0;
  const Picture = mapped ? MapDrawing : Drawing;
  return (
    <figure class="ground">
      <div ref={ref} class={`ground-room ${mapped ? 'ground-board' : ''}`}>
        {width > 0 && <Picture {...{ scene, width, id, title }} />}
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
}

function MapDrawing({ scene, width, id, title }: DrawingOf) {
  const laid = useMemo(() => lay_map(scene.cells, width), [scene, width]);
  return (
    <svg
      class="ground-picture"
      role="img"
      aria-label={title}
      width={Math.ceil(laid.width)}
      height={Math.ceil(laid.height)}
    >
      <Patterns id={id} />
      <MapOf laid={laid} scene={scene} id={id} />
    </svg>
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

function Drawing({ scene, width, id, title }: DrawingOf) {
  const elsewhere = { words: 'elsewhere', clause: null, side: null, signs: [] };
  const areas = [
    ...scene.areas,
    ...(scene.homeless.length > 0 ? [{ ...elsewhere, pieces: scene.homeless }] : []),
  ];
  const laid = useMemo(() => lay_fields(areas, width, rulers()), [scene, width]);
  return (
    <svg
      class="ground-picture"
      role="img"
      aria-label={title}
      width={width}
      height={Math.ceil(laid.height)}
    >
      <Patterns id={id} />
      <FieldsOf laid={laid} id={id} kinds={scene.points} />
    </svg>
  );
}

/** What the pips and the kinds of ground are. */
function Legend({ scene, id }: { scene: Scene; id: string }) {
  const pieces = [
    ...scene.homeless,
    ...[...scene.areas, ...scene.cells].flatMap((place) => place.pieces),
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
