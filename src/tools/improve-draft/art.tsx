import type { Scene } from '../../ui/tiles/scene-tile.tsx';

/** A bubble that somebody goes over with a pencil. */
export const improveDraftArt: Scene = {
  glaze: 1,
  drawing: (
    <>
      <path
        className="fa"
        d="M26 20h44a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H46L30 76V62h-4a8 8 0 0 1-8-8V28a8 8 0 0 1 8-8z"
      />
      <path className="fg" d="M28 32h26v5H28zM28 44h16v5H28z" />
      <path className="fb" d="M74 36l9 9-27 27-9-9z" />
      <path className="fc" d="M47 63l9 9-13 4zM77 33l3-3a5 5 0 0 1 7 0l2 2a5 5 0 0 1 0 7l-3 3z" />
    </>
  ),
};
