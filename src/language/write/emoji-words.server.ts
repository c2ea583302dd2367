import { readData } from '../read/data.server.ts';

const said = new Map(
  Object.entries(readData<Record<string, string>>('pictures.json')).flatMap(([pictures, word]) =>
    [...new Intl.Segmenter('es').segment(pictures)].map(({ segment }) => [bare(segment), word] as const),
  ),
);

function bare(picture: string): string {
  return picture.replace(/\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d[♀♂]/gu, '');
}

const mostPictures = 12;

/** «perros, pizza» for «🐶🍕»; empty where no picture says anything. */
export function saidInPictures(text: string): string {
  const found = text.match(
    /\p{Extended_Pictographic}(?:\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\u200d\p{Extended_Pictographic}\ufe0f?)*/gu,
  );
  return [...new Set((found ?? []).slice(0, mostPictures).map((one) => said.get(bare(one)) ?? ''))]
    .filter(Boolean)
    .join(', ');
}
