import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const strategyArt: Scene = {
  glaze: 2,
  drawing: (
    <>
      <path className="fc" d="M0 72h24v24H0zM48 72h24v24H48z" />
      <path className="fb" d="M24 72h24v24H24zM72 72h24v24H72z" />
      <path
        className="fa"
        d="M32 72c0-14 12-16 13-27l-10 6c-3 2-6 1-8-2l-3-5 15-18 3-9 8 7c16 3 23 18 22 48z"
      />
      <circle className="fc" cx="45" cy="31" r="2.5" />
      <path className="fc" d="M28 66h48v6H28z" />
    </>
  ),
};
