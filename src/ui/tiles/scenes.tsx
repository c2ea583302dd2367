import { Mosaic } from './mosaic.tsx';
import { type Scene, SceneTile } from './scene-tile.tsx';

export const message: Scene = {
  glaze: 2,
  drawing: (
    <>
      <path
        className="fa"
        d="M27 18h42a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9H48L30 80V64h-3a9 9 0 0 1-9-9V27a9 9 0 0 1 9-9z"
      />
      <path className="fg" d="M48 57 34.5 43.5A9.6 9.6 0 0 1 48 30a9.6 9.6 0 0 1 13.5 13.5z" />
    </>
  ),
};

const pouring: Scene = {
  glaze: 1,
  drawing: (
    <>
      <g transform="rotate(40 56 38)">
        <path className="fa" d="M44 12h24l4 32H40zM40 48h32a16 17 0 0 1-32 0z" />
        <path className="fc" d="M56 20l5 8-5 8-5-8z" />
        <path className="fg" d="M47 52h4v4h-4zM54 55h4v4h-4zM61 52h4v4h-4z" />
      </g>
      <path
        className="fb"
        d="M27 62l4 6-4 6-4-6zM38 67l4 6-4 6-4-6zM20 75l3 5-3 5-3-5zM31 79l3 5-3 5-3-5zM47 77l3 5-3 5-3-5z"
      />
    </>
  ),
};

/** On a phone the first three rows, cut along the grout. */
export function HeroMosaic() {
  return (
    <Mosaic
      className="max-[44rem]:aspect-[293/146]"
      rows={[
        'q02 q03 s1 p0 q30 q31',
        'q01 q00 . . f02 s0',
        'p3 s0 . . u1 q21',
        'f1 . . q00 q01 q22',
        'h0 . . q03 q02 p2',
        'q12 s2 w0 w0 g0 s3',
      ]}
      scenes={[
        [2, 1, message],
        [1, 3, pouring],
      ]}
    />
  );
}

export function HeroBand() {
  return (
    <Mosaic
      rows={['q02 q03 s1 . . f02 p3 q30 q31', 'q01 q00 h0 . . u1 s0 q33 q32']}
      scenes={[[3, 0, message]]}
    />
  );
}

export const EmptyTile = () => <SceneTile scene={pouring} />;
