import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const redFlagsArt: Scene = {
  glaze: 0,
  drawing: (
    <>
      <path className="fa" d="M26 18h6v64h-6zM18 78h22v6H18z" />
      <circle className="fb" cx="29" cy="15" r="6" />
      <path className="fc" d="M32 22q12-9 24 0t24 0v32q-12 9-24 0t-24 0z" />
      <path className="fb" d="M32 34q12-9 24 0t24 0v7q-12 9-24 0t-24 0z" />
    </>
  ),
};
