import type { EmbeddedContext } from '../../generation/tool.ts';
import { fold } from '../../language/write/fold.ts';
import { diceOf } from '../../language/write/seeded.ts';
import type { BodyLanguageGuide, BodyLanguageInput } from './contract.ts';
import { anybody, inner, type Points } from './guides.server.ts';
import { readForm } from './read-form.server.ts';

const linesPerSection = 3;
/** Of what they told: the rest is of the date and the mood that they chose, where these are known. */
const linesOfTheirs = 2;

/** «Mírale» is «mírala» where the date is a woman. */
const seenAsThem =
  /(?<!\p{L})(m[ií]ra|mir[aá]ndo|mirar|b[uú]sca|buscar|ver|sal[uú]da|saludar|escucha|esc[uú]cha|s[ií]gue|d[eé]ja)le(?!\p{L})/giu;

export function bodyLanguageEmbedded(input: BodyLanguageInput, { seed }: EmbeddedContext): BodyLanguageGuide {
  const { place, feeling, aim = 'interest', extras, isWithAWoman } = readForm(input);
  const dice = diceOf(`${seed}·${JSON.stringify(input)}`);
  const told = [...extras, ...(place ? [place] : [])];
  const fitting = (lines: readonly string[], writtenFor?: (typeof told)[number]) =>
    lines.filter((line) => !told.some((one) => one !== writtenFor && one.isUnfit?.test(fold(line))));

  const cells = [
    ...(place && feeling ? [{ points: place.feelings[feeling], place }] : []),
    ...(place ? [{ points: place.aims[aim], place }] : []),
    ...(feeling ? [{ points: inner[feeling][aim] }] : []),
    ...(place || feeling ? [] : [{ points: anybody.aims[aim] }]),
  ];

  function section(key: keyof Points): string[] {
    const own = extras.map((extra) => fitting(extra[key] ?? [], extra));
    // Everything that they told has its point before any of it has a second.
    const inTurn = [0, 1, 2].flatMap((turn) => own.flatMap((lines) => lines.slice(turn, turn + 1)));
    const written = cells.flatMap(({ points, place: of }) =>
      dice.shuffle(fitting(points[key], of)).slice(0, 1),
    );
    const spare = dice.shuffle(fitting(anybody[key]));
    const most = place || feeling ? linesOfTheirs : linesPerSection;
    const lines = [...inTurn.slice(0, most), ...written, ...inTurn.slice(most), ...spare];
    return lines.length > 0 ? lines.slice(0, linesPerSection) : [anybody.last];
  }

  const oneOf = (...lists: (readonly string[])[]) => {
    const list = lists.find((lines) => lines.length > 0);
    return list ? dice.pick(list) : anybody.last;
  };
  const ofThem = (key: 'tip' | 'motto') =>
    extras.flatMap((extra) => fitting(extra[key] ? [extra[key]] : [], extra)).slice(0, 1);

  const say = (line: string) => (isWithAWoman ? line.replace(seenAsThem, '$1la') : line);
  return {
    postura: section('posture').map(say),
    mirada: section('gaze').map(say),
    gestos: section('gestures').map(say),
    erroresComunes: section('mistakes').map(say),
    tipFinal: say(
      oneOf(
        ofThem('tip'),
        fitting(place && feeling ? [place.tips[feeling][aim]] : [], place),
        fitting(anybody.tip),
      ),
    ),
    fraseMotivadora: oneOf(
      ofThem('motto'),
      fitting(feeling ? inner[feeling][aim].mottos : []),
      fitting(anybody.motto),
    ),
  };
}
