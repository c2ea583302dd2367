import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const bodyLanguageArt: Scene = {
  glaze: 0,
  drawing: (
    <>
      <path className="fa" d="M12 80c0-24 6-34 18-34s20 12 20 34z" />
      <circle className="fa" cx="34" cy="33" r="10" />
      <path className="fc" d="M84 80c0-24-6-34-18-34s-20 12-20 34z" />
      <circle className="fc" cx="62" cy="33" r="10" />
      <path className="fb" d="M48 56l8 12-8 12-8-12zM48 10l4 6-4 6-4-6z" />
    </>
  ),
};
