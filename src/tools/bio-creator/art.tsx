import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const bioCreatorArt: Scene = {
  glaze: 0,
  drawing: (
    <>
      <path className="fc" d="M46 78Q22 76 18 50q22 2 28 28zM50 78q24-2 28-28-22 2-28 28z" />
      <path className="fa" d="M48 10 64 44 56 66H40L32 44z" />
      <path className="fg" d="M47 10h2v28h-2z" />
      <circle className="fg" cx="48" cy="42" r="5" />
      <path className="fb" d="M39 69h18v11H39z" />
    </>
  ),
};
