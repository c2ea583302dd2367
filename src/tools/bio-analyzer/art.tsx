import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const bioAnalyzerArt: Scene = {
  glaze: 3,
  drawing: (
    <>
      <path className="fc" d="M57 64l7-7 19 19-7 7z" />
      <circle className="fa" cx="43" cy="43" r="28" />
      <circle className="fb" cx="43" cy="43" r="21" />
      <path className="fa" d="M30 33h26v5H30zM30 51h16v5H30z" />
      <path className="fc" d="M30 42h21v5H30z" />
    </>
  ),
};
