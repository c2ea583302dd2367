import { examples } from './tool-examples.ts';

/** A share of the largest text that a tool takes, by the kind of text. */
type Sized = (share: number) => Readonly<Record<string, unknown>>;

const fillers = {
  prose: 'Ayer fui a la sierra con mi perro Trufa, cenamos tortilla y hablamos de Japón, qué risa. ',
  'one word': 'a',
  'no spaces': 'sí,no;¿y?¡ya!«eh»(o)',
  'nearly names': 'Se llama Se llama Tiene El de la del ',
  'nearly markup': '<script <a {{ ${ ]( http:// ',
  emojis: '🔥👩‍🚀💃🏽',
} as const;

function textOf(kind: keyof typeof fillers, characters: number): string {
  const filler = fillers[kind];
  return filler.repeat(Math.ceil(characters / filler.length)).slice(0, characters);
}

const inEveryKind = (input: (text: (characters: number) => string) => Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    (Object.keys(fillers) as (keyof typeof fillers)[]).map((kind) => [
      kind,
      ((share) => input((characters) => textOf(kind, Math.floor(characters * share)) || 'a')) satisfies Sized,
    ]),
  );

export const largestInputs: Readonly<Record<string, Readonly<Record<string, Sized>>>> = Object.fromEntries(
  examples.map(({ id, example }) => [id, inEveryKind(example.full)]),
);
