import type { Scene } from '../../ui/tiles/scene-tile.tsx';

/** A letter, half out of its envelope. */
export const writeLetterArt: Scene = {
  glaze: 3,
  drawing: (
    <>
      <path className="fb" d="M26 18h44v44H26z" />
      <path className="fg" d="M33 26h30v4H33zM33 34h30v4H33zM33 42h18v4H33z" />
      <path className="fa" d="M16 40l32 24 32-24v38H16z" />
      <path className="fc" d="M16 78l24-20 8 6 8-6 24 20z" />
    </>
  ),
};
