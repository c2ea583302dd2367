import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import type { Scene } from '../../ui/tiles/scene-tile.tsx';
import { bioAnalyzerArt } from './art.tsx';

/** A photo somebody likes, with two lines below. */
const photoWithBio: Scene = {
  glaze: 1,
  drawing: (
    <>
      <path className="fa" d="M20 14h56v68H20z" />
      <path className="fg" d="M26 20h44v38H26z" />
      <path className="fc" d="M48 55 35 42a9.2 9.2 0 0 1 13-13 9.2 9.2 0 0 1 13 13z" />
      <path className="fb" d="M28 64h40v5H28zM28 73h26v4H28z" />
    </>
  ),
};

/** A profile under the magnifying glass, in a wall of tiles. */
export function ProfileUnderGlass() {
  return (
    <Mosaic
      className="max-h-[500px] max-w-[500px]"
      rows={['q02 q03 s1 f02 p0', 'q01 . . q30 s3', 'h0 . . p3 q21', 's0 q00 . . u1', 'p2 w0 . . q12']}
      scenes={[
        [1, 1, bioAnalyzerArt],
        [2, 3, photoWithBio],
      ]}
    />
  );
}
