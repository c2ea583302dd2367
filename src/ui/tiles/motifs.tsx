import motifs from './motifs.json' with { type: 'json' };

/** Quarter circles in the four corners: beside each other, tiles make whole ones. */
export function corners(size: number, radius: number): string {
  const r = radius;
  return (
    `M0 0h${r}a${r} ${r} 0 0 1-${r} ${r}zM${size} 0v${r}a${r} ${r} 0 0 1-${r}-${r}z` +
    `M${size} ${size}h-${r}a${r} ${r} 0 0 1 ${r}-${r}zM0 ${size}v-${r}a${r} ${r} 0 0 1 ${r} ${r}z`
  );
}

/** 48-unit tiles: each shape with its paint (`fg`, `fa`, `fb`, `fc`, coloured by `glaze-N`), a path or a circle. */
export type MotifName = keyof typeof motifs;
type Shape = [paint: string, drawn: string | [x: number, y: number, radius: number]];

export function Motif({ name }: { name: MotifName }) {
  return (motifs[name] as unknown as Shape[]).map(([paint, drawn]) => {
    if (typeof drawn === 'string') return <path key={drawn} className={paint} d={drawn} />;
    const [cx, cy, r] = drawn;
    return <circle key={r} className={paint} cx={cx} cy={cy} r={r} />;
  });
}
