/** A small network that says where faces are, never whose. Its weights are face-api's tiny detector (MIT). Decision 0073. */
import written from './face-net.json' with { type: 'json' };
import type { Pixels } from './pixels.ts';
import type { Box } from './regions.ts';

interface Values {
  width: number;
  height: number;
  data: Float32Array;
}

interface FoundFace extends Box {
  sure: number;
}

/** Weights lie in the file as bytes, one layer after the other; each is `min + byte * scale`. */
type Packed = readonly [count: number, scale: number, min: number];

interface PackedNet extends Record<'first' | 'firstBias' | 'last' | 'lastBias', Packed> {
  layers: readonly (readonly [deep: Packed, across: Packed, bias: Packed])[];
  /** Of the faces that each of the five guesses in a cell starts from, in cells. */
  guesses: readonly (readonly [wide: number, high: number])[];
  meanColour: readonly number[];
}

const packed = written as unknown as PackedNet;
const { guesses, meanColour } = packed;
const valuesOfGuess = 5;
const cellPx = 32;
/** Two boxes that share more than this much of their area are one face. */
const sameFace = 0.4;

/** Finds the faces of one picture, shown in several sizes. Boxes are shares of its width and height, the surest first. */
export function openFaceNet(bytes: Uint8Array): (sizes: readonly Pixels[]) => FoundFace[] {
  let at = 0;
  const take = ([count, scale, min]: Packed) => {
    at += count;
    return Float32Array.from(bytes.subarray(at - count, at), (byte) => min + byte * scale);
  };
  const first = take(packed.first);
  const firstBias = take(packed.firstBias);
  const layers = packed.layers.map(([deep, across, bias]) => ({
    deep: take(deep),
    across: take(across),
    bias: take(bias),
  }));
  const last = take(packed.last);
  const lastBias = take(packed.lastBias);
  if (at !== bytes.length) throw new Error(`${bytes.length} bytes of weights instead of ${at}.`);

  const facesOn = (pixels: Pixels) => {
    let values = pooled(leaky(mix(coloursOf(pixels), first, firstBias, 3)), firstBias.length, 2);
    for (const [index, { deep, across, bias }] of layers.entries()) {
      const mixed = leaky(mix(eachAlone(values, deep), across, bias));
      values = pooled(mixed, bias.length, index === layers.length - 1 ? 1 : 2);
    }
    return facesIn(mix(values, last, lastBias), pixels);
  };
  return (sizes) => withoutDoubles(sizes.flatMap(facesOn));
}

function coloursOf({ width, height, data: pixels }: Pixels): Values {
  const data = new Float32Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1)
    for (let channel = 0; channel < 3; channel += 1)
      data[pixel * 3 + channel] =
        ((pixels[pixel * 4 + channel] as number) - (meanColour[channel] as number)) / 255;
  return { width, height, data };
}

/** `side` x `side` pixels, all their channels, make one pixel; the picture's edge is lost. */
function mix({ width, height, data }: Values, weights: Float32Array, bias: Float32Array, side = 1): Values {
  const into = bias.length;
  const ofLine = weights.length / into / side;
  const channels = ofLine / side;
  const [columns, rows] = [width - side + 1, height - side + 1];
  const out = new Float32Array(columns * rows * into);
  const sums = new Float32Array(into);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      sums.set(bias);
      for (let line = 0; line < side; line += 1) {
        const from = ((y + line) * width + x) * channels;
        for (let part = 0; part < ofLine; part += 1) {
          const value = data[from + part] as number;
          const weight = (line * ofLine + part) * into;
          for (let to = 0; to < into; to += 1)
            sums[to] = (sums[to] as number) + value * (weights[weight + to] as number);
        }
      }
      out.set(sums, (y * columns + x) * into);
    }
  return { width: columns, height: rows, data: out };
}

/** 3 x 3 pixels of each channel by itself; beyond the edge is nothing. */
function eachAlone({ width, height, data }: Values, weights: Float32Array): Values {
  const channels = weights.length / 9;
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const to = (y * width + x) * channels;
      for (let cell = 0; cell < 9; cell += 1) {
        const row = y + Math.floor(cell / 3) - 1;
        const column = x + (cell % 3) - 1;
        if (row < 0 || row >= height || column < 0 || column >= width) continue;
        const from = (row * width + column) * channels;
        const weight = cell * channels;
        for (let channel = 0; channel < channels; channel += 1)
          out[to + channel] =
            (out[to + channel] as number) +
            (data[from + channel] as number) * (weights[weight + channel] as number);
      }
    }
  return { width, height, data: out };
}

function leaky(values: Values): Values {
  const { data } = values;
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] as number;
    if (value < 0) data[at] = value * 0.1;
  }
  return values;
}

function pooled({ width, height, data }: Values, channels: number, step: 1 | 2): Values {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const out = new Float32Array(columns * rows * channels).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      for (let cell = 0; cell < 4; cell += 1) {
        const row = y * step + (cell >> 1);
        const column = x * step + (cell & 1);
        if (row >= height || column >= width) continue;
        const to = (y * columns + x) * channels;
        const from = (row * width + column) * channels;
        for (let channel = 0; channel < channels; channel += 1)
          out[to + channel] = Math.max(out[to + channel] as number, data[from + channel] as number);
      }
  return { width: columns, height: rows, data: out };
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));

/** As sure as the network's makers ask for. */
const sureEnough = 0.5;

function facesIn({ width, height, data }: Values, picture: Pixels): FoundFace[] {
  const found: FoundFace[] = [];
  for (let cell = 0; cell < width * height; cell += 1)
    for (const [index, [wide, high]] of guesses.entries()) {
      const at = (cell * guesses.length + index) * valuesOfGuess;
      const [x = 0, y = 0, w = 0, h = 0, score = 0] = data.subarray(at, at + valuesOfGuess);
      const sure = sigmoid(score);
      if (sure < sureEnough) continue;
      const [across, down] = [cellPx / picture.width, cellPx / picture.height];
      const centre = {
        x: ((cell % width) + sigmoid(x)) * across,
        y: (Math.floor(cell / width) + sigmoid(y)) * down,
      };
      const half = { x: (Math.exp(w) * wide * across) / 2, y: (Math.exp(h) * high * down) / 2 };
      found.push({
        sure,
        left: centre.x - half.x,
        right: centre.x + half.x,
        top: centre.y - half.y,
        bottom: centre.y + half.y,
      });
    }
  return found;
}

function withoutDoubles(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const face of faces.toSorted((a, b) => b.sure - a.sure))
    if (kept.every((other) => shared(face, other) <= sameFace)) kept.push(face);
  return kept;
}

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

function shared(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const both = Math.max(0, wide) * Math.max(0, high);
  return both / (areaOf(a) + areaOf(b) - both);
}
