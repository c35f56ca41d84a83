// A map of squares or hexes: the ground, the counters on it by their letters, and their actions.
import { Declared, Moved } from './map_arrows';
import { PiecesAt } from './map_counter';
import { GroundOf, SignsOf } from './map_ground';
import type { MapLayout } from './map_layout';
import './map.css';
import type { Scene } from '../scene/scene';

export function MapOf({ laid, scene, id }: { laid: MapLayout; scene: Scene; id: string }) {
  return (
    <>
      <GroundOf laid={laid} scene={scene} id={id} />
      {laid.labels.map(({ words, x, y }) => (
        <text key={words} class="map-label" x={x} y={y}>
          {words}
        </text>
      ))}
      <Moved laid={laid} scene={scene} />
      {laid.cells.map(({ cell, x, y }) => (
        <PiecesAt key={cell.name} pieces={cell.pieces} x={x} y={y} size={laid.size} id={id} />
      ))}
      <SignsOf laid={laid} />
      <Declared laid={laid} scene={scene} />
    </>
  );
}
