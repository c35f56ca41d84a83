// The ground and the forces on it, drawn as a sketch map from what the library says is there.
import { useId, useMemo } from 'preact/hooks';
import type { Show } from '../door/replies';
import { use_width } from '../plot/width';
import { PipAt, PIP_KINDS } from './counter';
import { FieldsOf } from './fields';
import { lay_fields, type Rulers } from './field_layout';
import { InWords } from './in_words';
import { MapOf } from './map';
import { forces_beside, lay_map } from './map_layout';
import { hatch_of, Patterns } from './patterns';
import { scene_of, type Scene } from './scene';
import { ruler_for } from './text_fit';
import '../plot/table_twin.css';
import './ground.css';

type Drawn = Pick<Show, 'marks' | 'units' | 'forces' | 'heading' | 'rules'>;

export interface GroundOf {
  show: Drawn;
  /** The drawing before this one: what lost something since is marked. */
  ghost?: Drawn | null | undefined;
}

export function Ground({ show, ghost }: GroundOf) {
  const { ref, width } = use_width<HTMLDivElement>();
  const id = useId();
  const scene = useMemo(() => scene_of(show, ghost), [show, ghost]);
  return (
    <figure class="ground">
      <div ref={ref} class="ground-room">
        {width > 0 && (
          <Drawing scene={scene} width={width} id={id} title={`${show.forces}. ${show.heading}.`} />
        )}
      </div>
      <figcaption class="ground-caption">
        <span>{show.heading}</span>
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

function Drawing({ scene, width, id, title }: DrawingOf) {
  const mapped = scene.areas.length === 0 && scene.cells.length > 0;
  const map = mapped ? lay_map(scene.cells, width) : null;
  const elsewhere = { words: 'elsewhere', clause: null, side: null, signs: [] };
  const areas = mapped
    ? forces_beside(scene)
    : [
        ...scene.areas,
        ...(scene.homeless.length > 0 ? [{ ...elsewhere, pieces: scene.homeless }] : []),
      ];
  const laid = useMemo(() => lay_fields(areas, width, rulers(), !mapped), [scene, width]);
  const height = Math.ceil((map ? map.height + 12 : 0) + laid.height);
  return (
    <svg class="ground-picture" role="img" aria-label={title} width={width} height={height}>
      <Patterns id={id} />
      {map && <MapOf laid={map} id={id} />}
      <g transform={map ? `translate(0 ${map.height + 12})` : undefined}>
        <FieldsOf laid={laid} id={id} ground={!mapped} />
      </g>
    </svg>
  );
}

const PIP_WORDS = { clean: 'clean', red: 'red pin', black: 'black pin' };

/** What the pips and the kinds of ground are, where there is more than one. */
function Legend({ scene, id }: { scene: Scene; id: string }) {
  const pieces = [
    ...scene.homeless,
    ...[...scene.areas, ...scene.cells].flatMap((place) => place.pieces),
  ];
  const kinds = PIP_KINDS.filter((kind) => pieces.some((piece) => piece[kind] > 0));
  const terrains = new Map(scene.cells.map((cell) => [cell.terrain, cell.words]));
  return (
    <>
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <span key={kind} class="ground-key">
            <svg width="14" height="14" aria-hidden="true">
              <PipAt kind={kind} x={7} y={7} />
            </svg>
            {PIP_WORDS[kind]}
          </span>
        ))}
      {new Set(terrains.values()).size > 1 &&
        [...terrains].map(([terrain, words]) => (
          <span key={terrain} class="ground-key">
            <svg width="18" height="18" aria-hidden="true">
              <rect class="map-cell" x="0.5" y="0.5" width="17" height="17" />
              <rect x="0.5" y="0.5" width="17" height="17" fill={hatch_of(id, terrain)} />
            </svg>
            {words}
          </span>
        ))}
    </>
  );
}
