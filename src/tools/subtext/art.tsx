import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const subtextArt: Scene = {
  glaze: 1,
  drawing: (
    <>
      <path className="fa" d="M50 14 66 42H36z" />
      <path className="fc" d="M0 44h96v36a16 16 0 0 0-16 16H16A16 16 0 0 0 0 80z" />
      <path className="fb" d="M30 48h44l7 14-17 14-15 10-14-14-9-8z" />
      <path className="fa" d="M0 40q12-8 24 0t24 0 24 0 24 0v6q-12 8-24 0t-24 0-24 0-24 0z" />
    </>
  ),
};
