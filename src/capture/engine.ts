/// <reference path="./core.d.ts" />
/** Tesseract, in the worker: its parts come from our own origin, once a picture was chosen. Decision 0061. */

import spanishUrl from '@tesseract.js-data/spa/4.0.0_best_int/spa.traineddata.gz?url';
import openCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import wasmUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import type { Box } from './regions.ts';

export interface Engine {
  show(ink: Uint8Array, width: number, height: number): void;
  read(box: Box): Reading;
  readAll(): string;
}

interface Reading {
  text: string;
  sure: number;
}

/** The neural reader alone: the older one crashes on iOS 17. */
const lstmOnly = 1;
const oneBlock = '6';
const scattered = '11';
const sureWord = 60;
const image = '/input';

export async function openEngine(): Promise<Engine> {
  const [core, spanish] = await Promise.all([
    openCore({ locateFile: () => wasmUrl, printErr: () => {} }),
    fetchSpanish(),
  ]);
  core.FS.writeFile('./spa.traineddata', spanish);
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'spa', lstmOnly) !== 0) throw new Error('The reader did not start.');
  // What one picture taught must not colour the next.
  api.SetVariable('classify_enable_learning', '0');
  // A line that it is unsure of is read a second time in white on black, which no page of ours is.
  api.SetVariable('tessedit_do_invert', '0');
  return {
    show(ink, width, height) {
      const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
      const file = new Uint8Array(head.length + ink.length);
      file.set(head);
      file.set(ink, head.length);
      // Through its file system: handing the pixels over leaked them.
      core.FS.writeFile(image, file);
      if (api.SetImageFile(1, 0) === 1) throw new Error('The reader did not take the picture.');
      core.FS.unlink(image);
    },
    read({ left, top, right, bottom }) {
      api.SetVariable('tessedit_pageseg_mode', oneBlock);
      api.SetRectangle(left, top, right - left, bottom - top);
      api.Recognize(null);
      return { text: api.GetUTF8Text(), sure: api.MeanTextConf() };
    },
    readAll() {
      api.SetVariable('tessedit_pageseg_mode', scattered);
      api.Recognize(null);
      return linesOf(api.GetTSVText(0));
    },
  };
}

async function fetchSpanish(): Promise<Uint8Array> {
  const response = await fetch(spanishUrl);
  if (!response.ok || !response.body) throw new Error(`${spanishUrl}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A proxy may have unpacked it on the way.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}

/** Of Tesseract's table: a row a word, with the numbers of its block, paragraph and line, its box and how sure it is. */
function linesOf(table: string): string {
  const lines = new Map<string, { top: number; words: string[] }>();
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const [level, , block, paragraph, line, , , top] = cells.map(Number);
    const word = cells[11]?.trim();
    if (level !== 5 || !word || Number(cells[10]) < sureWord) continue;
    const key = `${block} ${paragraph} ${line}`;
    const found = lines.get(key) ?? { top: top ?? 0, words: [] };
    found.words.push(word);
    lines.set(key, found);
  }
  return [...lines.values()]
    .sort((a, b) => a.top - b.top)
    .map(({ words }) => words.join(' '))
    .join('\n');
}
