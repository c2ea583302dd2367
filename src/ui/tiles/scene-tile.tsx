import type { JSX } from 'react';
import { corners } from './motifs.tsx';

/** Drawn in a 96-unit tile whose corners (16 units) belong to the frame, in the paints of its glaze: see `motifs.tsx`. */
export interface Scene {
  glaze: 0 | 1 | 2 | 3;
  drawing: JSX.Element;
}

const frame = { outer: corners(96, 15), inner: corners(96, 7) };

export function SceneGroup({ scene, transform }: { scene: Scene; transform?: string }) {
  return (
    <g className={`glaze-${scene.glaze}`} transform={transform}>
      <path className="fg" d="M0 0h96v96H0z" />
      {scene.drawing}
      <path className="fb" d={frame.outer} />
      <path className="fc" d={frame.inner} />
    </g>
  );
}

export function SceneTile({ scene }: { scene: Scene }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      className="tile-art block h-auto outline -outline-offset-1 outline-(color:--tile-grout)"
      viewBox="0 0 96 96"
    >
      <SceneGroup scene={scene} />
    </svg>
  );
}
