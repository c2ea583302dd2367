/** Quarter circles in the four corners: beside each other, tiles make whole ones. */
export function corners(size: number, radius: number): string {
  const r = radius;
  return (
    `M0 0h${r}a${r} ${r} 0 0 1-${r} ${r}zM${size} 0v${r}a${r} ${r} 0 0 1-${r}-${r}z` +
    `M${size} ${size}h-${r}a${r} ${r} 0 0 1 ${r}-${r}zM0 ${size}v-${r}a${r} ${r} 0 0 1 ${r} ${r}z`
  );
}

/** Each shape in its paint: a path, or a circle by its centre and radius. */
type Shape = [paint: string, drawn: string | [x: number, y: number, radius: number]];

export function Motif({ name }: { name: MotifName }) {
  return (motifs[name] as Shape[]).map(([paint, drawn]) => {
    if (typeof drawn === 'string') return <path key={drawn} className={paint} d={drawn} />;
    const [cx, cy, r] = drawn;
    return <circle key={r} className={paint} cx={cx} cy={cy} r={r} />;
  });
}

/** 48-unit tiles. Their four paints are classes (`fg` ground, `fa`, `fb`, `fc`) that a `glaze-N` class colours. */
const motifs = {
  star: [
    ['fc', corners(48, 9)],
    ['fa', 'M24 3 45 24 24 45 3 24zM9.2 9.2h29.6v29.6H9.2z'],
    ['fg', 'M24 10 38 24 24 38 10 24zM14.1 14.1h19.8v19.8H14.1z'],
    ['fb', 'M24 14 34 24 24 34 14 24zM17 17h14v14H17z'],
    ['fa', [24, 24, 4]],
  ],
  petal: [
    [
      'fa',
      'M0 0Q20 4 24 24 4 20 0 0zM48 0Q44 20 24 24 28 4 48 0zM48 48Q28 44 24 24 44 28 48 48zM0 48Q4 28 24 24 20 44 0 48z',
    ],
    ['fb', 'M24 16.5 31.5 24 24 31.5 16.5 24z'],
    ['fc', 'M18 0h12l-6 8zM48 18v12l-8-6zM30 48H18l6-8zM0 30V18l8 6z'],
  ],
  quarter: [
    ['fa', 'M0 0h36A36 36 0 0 1 0 36z'],
    ['fg', 'M0 0h27A27 27 0 0 1 0 27z'],
    ['fb', 'M0 0h18A18 18 0 0 1 0 18z'],
    ['fa', 'M0 0h7A7 7 0 0 1 0 7z'],
    ['fc', 'M48 48H35a13 13 0 0 1 13-13z'],
  ],
  wave: [
    ['fa', 'M0 8q12-10 24 0t24 0v8q-12 10-24 0T0 16zM0 40q12-10 24 0t24 0v8H0z'],
    ['fb', 'M0 24q12-10 24 0t24 0v8q-12 10-24 0T0 32z'],
  ],
  fan: [
    ['fa', 'M0 48a24 24 0 0 1 48 0z'],
    ['fg', 'M6 48a18 18 0 0 1 36 0z'],
    ['fb', 'M12 48a12 12 0 0 1 24 0z'],
    ['fa', 'M19 48a5 5 0 0 1 10 0z'],
    ['fc', 'M0 0h16A16 16 0 0 1 0 16zM48 0v16A16 16 0 0 1 32 0z'],
  ],
  heart: [
    ['fa', corners(48, 8)],
    ['fc', 'M24 42 8.4 26.4A11 11 0 0 1 24 10.8a11 11 0 0 1 15.6 15.6z'],
    ['fb', 'M24 32l-8-8a5.7 5.7 0 0 1 8-8 5.7 5.7 0 0 1 8 8z'],
  ],
  bubble: [
    ['fa', 'M12 7h24a6 6 0 0 1 6 6v15a6 6 0 0 1-6 6H24L13 43v-9h-1a6 6 0 0 1-6-6V13a6 6 0 0 1 6-6z'],
    ['fb', 'M15 16.5l4 4-4 4-4-4zM24 16.5l4 4-4 4-4-4zM33 16.5l4 4-4 4-4-4z'],
  ],
  fruit: [
    ['fa', 'M0 48V30Q16 32 18 48zM48 48V30Q32 32 30 48z'],
    ['fc', 'M17 3l4 4 3-5 3 5 4-4-1 10a15 15 0 1 1-12 0z'],
    ['fg', 'M24 16q10 11 0 22-10-11 0-22z'],
    ['fb', 'M24 19l3 4-3 4-3-4zM24 28l3 4-3 4-3-4z'],
  ],
  salt: [
    ['fb', corners(48, 8)],
    ['fa', 'M16 23h16l4 19a2 2 0 0 1-2 2H14a2 2 0 0 1-2-2zM15 20a9 10 0 0 1 18 0z'],
    ['fc', 'M24 28l5 6-5 6-5-6z'],
  ],
  sun: [
    [
      'fa',
      'M24 0l5 12h-10zM24 48l5-12h-10zM0 24l12-5v10zM48 24l-12-5v10zM7 7l12 5-7 7zM41 7l-5 12-7-7zM41 41l-12-5 7-7zM7 41l5-12 7 7z',
    ],
    ['fb', [24, 24, 10.5]],
    ['fc', [24, 24, 4.5]],
  ],
} satisfies Record<string, Shape[]>;
export type MotifName = keyof typeof motifs;
