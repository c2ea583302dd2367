import texts from './hostile-texts.json' with { type: 'json' };

const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => `Hola, ¿qué tal el finde? ${text} ¡Nos vemos!`,
  (text) => `\`\`\`json\n${text}\n\`\`\``,
  (text) => [...text].join('\u200b'),
  (text) => `\u202e${text}\u202c`,
  (text) => `${'\u0000'}${text}\u0007\ud800`,
  (text) =>
    [...text]
      .map((char) => (/[!-~]/.test(char) ? char + String.fromCodePoint(0xe0000 + char.charCodeAt(0)) : char))
      .join(''),
  (text) => `> ${text.split('\n').join('\n> ')}\n\n# ${text.slice(0, 40)}`,
];

/** Two hundred texts that want to be something else than text. */
export const hostileCorpus: readonly string[] = [...texts.orders, ...texts.markup].flatMap((text) =>
  disguises.map((hide) => hide(text)),
);
