import type { Scene } from '../../ui/tiles/scene-tile.tsx';

export const icebreakerArt: Scene = {
  glaze: 1,
  drawing: (
    <>
      <path
        className="fa"
        d="M28 22h20l-7 14 9 5-6 17L31 76V58h-3a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8zM54 22h16a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H50l7-20-9-5z"
      />
      <path className="fb" d="M63 62l5 7-5 7-5-7zM74 68l3.5 5-3.5 5-3.5-5zM51 72l3 4-3 4-3-4z" />
    </>
  ),
};
