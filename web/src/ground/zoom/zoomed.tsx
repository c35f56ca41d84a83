// A drawing with a table top in it: as large as there is room for, or larger, and then only a
// part is shown.
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { MOST, STEP, type Zoom } from './zoom';
import { use_zoom_input, zoom_drag, zoom_key } from './zoom_input';
import './zoomed.css';

interface Props {
  zoom: Zoom;
  /** Pixels: what is seen of it. */
  width: number;
  height: number;
  children: ComponentChildren;
}

export function Zoomed({ zoom, width, height, children }: Props) {
  const latest = useRef(zoom);
  latest.current = zoom;
  const drag = useMemo(() => zoom_drag(() => latest.current), []);
  use_zoom_input(zoom);
  const large = zoom.zoom > 1;
  return (
    <>
      <div
        ref={zoom.ref}
        class={`zoom-seen ${large ? 'zoom-part' : ''}`}
        style={large ? { width: `${width}px`, height: `${height}px` } : {}}
        onKeyDown={(event) => zoom_key(event, zoom)}
        onPointerDown={drag.down}
        onPointerMove={drag.move}
        onPointerUp={drag.up}
        onPointerLeave={drag.up}
        onClickCapture={drag.click}
      >
        {children}
      </div>
      <div class="zoom-act" role="group" aria-label="Zoom">
        <button type="button" disabled={!large} onClick={() => zoom.by(1 / STEP)}>
          <span aria-hidden="true">−</span>
          <span class="spoken">Zoom out</span>
        </button>
        <button type="button" disabled={zoom.zoom >= MOST} onClick={() => zoom.by(STEP)}>
          <span aria-hidden="true">+</span>
          <span class="spoken">Zoom in</span>
        </button>
        <button type="button" disabled={!large} onClick={zoom.whole}>
          Whole table
        </button>
      </div>
    </>
  );
}
