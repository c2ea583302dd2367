import { Mosaic, STEP } from '../../ui/tiles/mosaic.tsx';
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

/** A profile card: one line of it shines, two have been crossed out. */
export function MarkedProfile() {
  return (
    <Mosaic
      className="max-w-[400px]"
      rows={['s0 q02 q03 q02 s0', 'q02 . . . q03', 'p1 . . . p1', 'q01 . . . q00', 's0 q01 q00 q01 s0']}
    >
      <g className="glaze-0" transform={`translate(${STEP} ${STEP})`}>
        <path className="fg" d="M0 0h146v146H0z" />
        <path className="fa" d="M14 14h42v42H14z" />
        <circle className="fb" cx="35" cy="30" r="8" />
        <path className="fb" d="M19 56c0-11 6-16 16-16s16 5 16 16z" />
        <path className="fa" d="M66 20h56v7H66z" />
        <path className="fb" d="M66 36h36v5H66z" />
        <path className="fa" opacity=".35" d="M14 70h106v6H14zM14 86h78v6H14z" />
        <path className="fc" d="M10 71.5h114v3H10zM10 87.5h86v3H10z" />
        <path className="fb" d="M10 102h118v30H10z" />
        <path className="fa" d="M18 109h94v6H18zM18 120h62v6H18z" />
        <path className="fc" d="M122 96l4 7 8 1-6 5.5 1.5 8-7.500-4-7.500 4 1.5-8-6-5.5 8-1z" />
      </g>
    </Mosaic>
  );
}
