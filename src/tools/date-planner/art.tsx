import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const datePlannerArt: Scene = {
  glaze: 3,
  drawing: (
    <>
      <g transform="rotate(14 34 50)">
        <path className="fb" d="M20 20h26v16a13 13 0 0 1-26 0zM31 48h4v24h-4zM23 72h20v5H23z" />
        <path className="fc" d="M20 32h26v4a13 13 0 0 1-26 0z" />
      </g>
      <g transform="rotate(-14 62 50)">
        <path className="fb" d="M50 20h26v16a13 13 0 0 1-26 0zM61 48h4v24h-4zM53 72h20v5H53z" />
        <path className="fc" d="M50 32h26v4a13 13 0 0 1-26 0z" />
      </g>
      <path className="fa" d="M48 4l3.5 7-3.5 7-3.5-7zM34 7l3 5-3 5-3-5zM62 7l3 5-3 5-3-5z" />
    </>
  ),
};
