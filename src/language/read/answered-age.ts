import minor from '../data/minor.json' with { type: 'json' };
import { compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import type { Finding } from './finding.ts';
import type { Lines } from './lines.ts';
import { isOfAge } from './young.ts';

/** What is asked of somebody's age or majority, and the ways in which the answer tells that they are young. */
interface Question {
  asks: Rows;
  /** Of the question itself, of the message before it, and of the last few together. */
  unless?: Rows;
  unlessBefore?: Rows;
  unlessNear?: Rows;
  near?: Rows;
  says: readonly string[];
}

const data = readData<{ words: Words; answers: Record<string, Rows>; questions: Question[] }>(
  'asked-age.json',
);
const ages = Object.fromEntries(Object.entries(minor.words).map(([name, row]) => [name, [row]]));
const words: Words = {
  ...ages,
  ...data.words,
  asksAge: data.questions.slice(0, 2).flatMap(({ asks }) => asks),
};
const tested = (rows: Rows | undefined) => compileTest(rows, words);
const answers = new Map(Object.entries(data.answers).map(([name, rows]) => [name, tested(rows)]));
const questions = data.questions.map(({ says, ...rows }) => ({
  says,
  asks: tested(rows.asks),
  near: tested(rows.near),
  unless: tested(rows.unless),
  unlessBefore: tested(rows.unlessBefore),
  unlessNear: tested(rows.unlessNear),
}));

const longest = { question: 120, reply: 60, near: 400 } as const;
/** «Adivina», «uf», and then the number. */
const mostReplies = 3;
const earlier = 2;

const firstYear = 9;
const spelledYears = ['nueve', 'diez', 'once', 'doce', 'trece', 'catorce', 'quince'];

function saysYoung(kind: string, reply: string, today: Date): boolean {
  const [said] = answers.get(kind)?.exec(reply) ?? [];
  if (said === undefined) return false;
  if (!/year$/i.test(kind)) return kind === 'young' || !answers.get('grown')?.test(reply);
  const spelled = spelledYears.findIndex((word) => said.endsWith(word));
  return !isOfAge(spelled < 0 ? said : String(spelled + firstYear), today);
}

/** Age asked by one, an answer of somebody young by the other: neither line says it alone. */
export function answeredAge(original: string, lines: Lines, today = new Date()): Finding | null {
  const { messages, plain } = lines;
  const textOf = (index: number) => plain[index]?.text ?? '';
  for (const [index, asked] of messages.entries()) {
    const question = textOf(index).slice(-longest.question);
    const last = plain.slice(Math.max(0, index - earlier), index + 1);
    const near = last
      .map(({ text }) => text)
      .join('\n')
      .slice(-longest.near);
    const says = questions
      .filter(
        (one) =>
          one.asks?.test(question) &&
          (one.near?.test(near) ?? true) &&
          !one.unless?.test(question) &&
          !one.unlessBefore?.test(textOf(index - 1)) &&
          !one.unlessNear?.test(near),
      )
      .flatMap((one) => one.says);
    if (says.length === 0) continue;
    let replies = 0;
    for (let at = index + 1; at < messages.length && replies < mostReplies; at += 1) {
      const { speaker, start, end, author } = messages[at] as (typeof messages)[number];
      if (speaker === asked.speaker && speaker !== null) {
        if (textOf(at).includes('?')) break;
        continue;
      }
      replies += speaker === null ? mostReplies : 1;
      const reply = textOf(at).slice(0, longest.reply);
      if (says.some((kind) => saysYoung(kind, reply, today)))
        return {
          id: 'answers-age',
          family: 'menor',
          severity: 'high',
          text: 'Dice tener menos de 18 años.',
          quote: original.slice(start, end).trim().slice(0, 60),
          start,
          certain: true,
          mine: author === 'mine',
        };
      if (answers.get('grown')?.test(reply)) break;
    }
  }
  return null;
}
