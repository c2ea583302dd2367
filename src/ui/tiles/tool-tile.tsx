import { classNames } from '../class-names.ts';
import { corners } from './motifs.tsx';
import { type Scene, type ToolArt, toolScenes } from './tool-scenes.tsx';

const frame = { outer: corners(96, 15), inner: corners(96, 7) };

/** The drawing in its frame, for use inside an `<svg>`. */
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

export function SceneTile({ scene, className }: { scene: Scene; className?: string }) {
  return (
    <svg aria-hidden="true" className={classNames('tile-art', className)} viewBox="0 0 96 96">
      <SceneGroup scene={scene} />
    </svg>
  );
}

export function ToolTile({ tool, className }: { tool: ToolArt; className?: string }) {
  return <SceneTile scene={toolScenes[tool]} className={className} />;
}
