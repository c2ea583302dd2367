export interface Sentence {
  text: string;
  gap: string;
}

const gaps = /(?<=[.?!…])[ \t]+|(?:(?<![ \t])[ \t]+)?\n\s*/g;

function sentencesOf(text: string): Sentence[] {
  const whole = text.trim();
  const found: Sentence[] = [];
  let from = 0;
  for (const { 0: gap, index } of whole.matchAll(gaps)) {
    found.push({ text: whole.slice(from, index), gap });
    from = index + gap.length;
  }
  return [...found, { text: whole.slice(from), gap: ' ' }].filter((one) => /[^\s.,;]/.test(one.text));
}

const joined = (sentences: readonly Sentence[]): string =>
  sentences.map(({ text, gap }, at) => (at < sentences.length - 1 ? text + gap : text)).join('');

export const eachSentence = (text: string, change: (sentence: string) => string): string =>
  joined(
    sentencesOf(text)
      .map(({ text: said, gap }) => ({ text: change(said).trim(), gap }))
      .filter(({ text: said }) => said !== ''),
  );
