import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { Motif, type MotifName } from './motifs.tsx';
import { type Scene, SceneGroup } from './scene-tile.tsx';

const STEP = 49;

const letters: Record<string, MotifName> = {
  s: 'star',
  p: 'petal',
  q: 'quarter',
  w: 'wave',
  f: 'fan',
  h: 'heart',
  b: 'bubble',
  g: 'fruit',
  k: 'salt',
  u: 'sun',
};

export interface MosaicProps {
  /** Rows of cells: letter of the motif, glaze 0 to 3, quarter turns 0 to 3: `['s0 q12', 'q30 h2']`. `.` is a gap. */
  rows: readonly string[];
  scenes?: readonly (readonly [x: number, y: number, scene: Scene])[];
  className?: string;
}

export function Mosaic({ rows, scenes = [], className }: MosaicProps) {
  const id = useId();
  const cells = rows.flatMap((row, y) =>
    row.split(' ').flatMap(([letter = '', glaze = '0', turns = '0'], x) => {
      const motif = letters[letter];
      return motif ? [{ motif, glaze, turns: Number(turns), x: x * STEP, y: y * STEP }] : [];
    }),
  );
  const columns = rows[0]?.split(' ').length ?? 0;
  return (
    <svg
      aria-hidden="true"
      className={classNames('glaze-0 block h-auto w-full bg-(--tile-grout) print:hidden', className)}
      preserveAspectRatio="xMidYMin slice"
      viewBox={`0 0 ${columns * STEP - 1} ${rows.length * STEP - 1}`}
    >
      <defs>
        {[...new Set(cells.map((cell) => cell.motif))].map((motif) => (
          <g key={motif} id={id + motif}>
            <path className="fg" d="M0 0h48v48H0z" />
            <Motif name={motif} />
          </g>
        ))}
      </defs>
      {cells.map(({ motif, glaze, turns, x, y }) => (
        <use
          key={`${x}-${y}`}
          href={`#${id}${motif}`}
          className={`glaze-${glaze}`}
          transform={`translate(${x} ${y})rotate(${turns * 90} 24 24)`}
        />
      ))}
      {scenes.map(([x, y, scene]) => (
        <SceneGroup
          key={`${x}-${y}`}
          scene={scene}
          transform={`translate(${x * STEP} ${y * STEP})scale(1.0104)`}
        />
      ))}
    </svg>
  );
}

export function TileBand({ motif = 'petal', look = 'glaze-0' }: { motif?: MotifName; look?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={`no-print block h-6 w-full ${look}`}>
      <pattern id={id} width="24" height="24" patternUnits="userSpaceOnUse">
        <g transform="scale(.5)">
          <path className="fg" d="M0 0h48v48H0z" />
          <Motif name={motif} />
        </g>
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}
