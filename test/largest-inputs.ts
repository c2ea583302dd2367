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

export const largestInputs: Readonly<Record<string, Readonly<Record<string, Sized>>>> = {
  icebreaker: inEveryKind((text) => ({
    inspiration: text(2_000),
    selectedStyle: 'custom',
    customStyle: text(200),
  })),
  'bio-creator': inEveryKind((text) => ({
    keywords: text(1_000),
    bioStyle: 'custom',
    customStyle: text(200),
  })),
  'bio-analyzer': inEveryKind((text) => ({ bioText: text(4_000) })),
  'red-flags': inEveryKind((text) => ({ message: text(50_000) })),
  subtext: inEveryKind((text) => ({ message: text(50_000) })),
  strategy: inEveryKind((text) => ({
    receivedMessage: text(50_000),
    lastMessage: text(4_000),
    objective: 'other',
    customObjective: text(300),
    style: text(200),
  })),
  'date-planner': inEveryKind((text) => ({
    interests: text(300),
    dateType: text(200),
    location: text(120),
    style: text(200),
  })),
  'body-language': inEveryKind((text) => ({
    formData: { tipoCitaCustom: text(200), sentimientoCustom: text(200), transmitirCustom: text(200) },
  })),
  outfit: inEveryKind((text) => ({
    customDateType: text(200),
    preferences: text(300),
    dateType: 'personalizado',
  })),
};
