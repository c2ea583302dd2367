import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const outfitArt: Scene = {
  glaze: 2,
  drawing: (
    <>
      <path className="fa" d="M36 18h24l20 12-7 20-9-4v34H32V46l-9 4-7-20z" />
      <path className="fc" d="M36 18h24L48 46zM32 74h32v6H32z" />
      <path className="fb" d="M42 18h12l-3 8 4 22-7 9-7-9 4-22z" />
    </>
  ),
};
