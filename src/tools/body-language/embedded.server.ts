import type { EmbeddedContext } from '../../generation/tool.ts';
import { type Dice, diceOf } from '../../language/write/seeded.ts';
import { aims } from './aims.server.ts';
import { type Circumstance, circumstances } from './circumstances.server.ts';
import { finalTips, mottos } from './closings.server.ts';
import type { BodyLanguageInput, BodyLanguageOutput } from './contract.ts';
import { feelings } from './feelings.server.ts';
import type { Lines } from './pieces.server.ts';
import { places } from './places.server.ts';
import { type ReadForm, readForm } from './read-form.server.ts';

const linesPerSection = 3;

interface Guide {
  form: ReadForm;
  own: readonly Circumstance[];
  dice: Dice;
}

const fitting = (lines: readonly string[], own: readonly Circumstance[]) =>
  lines.filter((line) => !own.some(({ without }) => without?.test(line)));

function section(key: keyof Omit<Lines, 'cue'>, { form, own, dice }: Guide) {
  const personal = fitting(
    own.flatMap(({ lines }) => lines[key] ?? []),
    own,
  );
  const sources = [places[form.place][key], feelings[form.feeling][key], aims[form.aim][key]];
  const chosen = dice.shuffle(sources).flatMap((lines) => {
    const left = fitting(lines, own);
    return left.length > 0 ? [dice.pick(left)] : [];
  });
  const lines = [...personal.slice(0, linesPerSection - 1), ...chosen].slice(0, linesPerSection);
  return lines.length > 0 ? lines : ['Haz lo que te resulte cómodo: en esto manda tu cuerpo, no la guía.'];
}

function finalTip({ form, own, dice }: Guide) {
  const pickFitting = (lines: readonly string[], otherwise: readonly string[]) => {
    const left = fitting(lines, own);
    return dice.pick(left.length > 0 ? left : otherwise);
  };
  const [ownCue] = own.flatMap(({ lines }) => lines.cue ?? []);
  const cue = ownCue ?? pickFitting(places[form.place].cue, places.other.cue);
  const tip = pickFitting(finalTips[form.feeling][form.aim], finalTips.other.other);
  const ending = form.quotedAim
    ? ` Y si dudas entre dos gestos, elige el que más se acerque a lo tuyo: «${form.quotedAim}».`
    : '';
  return `${cue} ${tip}${ending}`;
}

export function bodyLanguageEmbedded(input: BodyLanguageInput, context: EmbeddedContext): BodyLanguageOutput {
  const form = readForm(input);
  const own = circumstances.filter(({ when }) => when.test(form.ownWords));
  const guide = { form, own, dice: diceOf(`${context.seed}·${JSON.stringify(input)}`) };
  return {
    postura: section('posture', guide),
    mirada: section('gaze', guide),
    gestos: section('gestures', guide),
    erroresComunes: section('mistakes', guide),
    tipFinal: finalTip(guide),
    fraseMotivadora: guide.dice.pick(mottos[form.feeling]),
  };
}
