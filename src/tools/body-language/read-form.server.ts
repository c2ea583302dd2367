import { normalise } from '../../language/read/normalise.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { type BodyLanguageInput, dateTypes, feelings as feelingLabels, impressions } from './contract.ts';
import { aims, anybody, extras, feelings, isWithAWoman, places } from './guides.server.ts';

const feelingKeys = ['shy', 'sure', 'varies'] as const;
const aimKeys = ['interest', 'confidence', 'kindness', 'flirt'] as const;

/** What is chosen by its label is known; anything else that stands in a field is the person's own words. */
function answerOf(labels: readonly string[], chosen = '', custom = '') {
  const at = labels.indexOf(chosen);
  return { at, own: normalise([at < 0 ? chosen : '', custom].filter(Boolean).join('. ')).text };
}

export function readForm({ formData }: BodyLanguageInput) {
  const where = answerOf(dateTypes, formData.tipoCita, formData.tipoCitaCustom);
  const how = answerOf(feelingLabels, formData.sentimiento, formData.sentimientoCustom);
  const what = answerOf(impressions, formData.transmitir, formData.transmitirCustom);
  const all = [where, how, what].map(({ own }) => own).join('. ');
  const found = extras.filter(({ isIn }) => isIn(all));
  const own = found.filter(({ id }) => !found.some(({ excludes }) => excludes?.includes(id)));
  // A place of its own beats the form's four: a museum with a café is a museum.
  const hasOwnPlace = extras.some(({ isPlace, isIn }) => isPlace && isIn(where.own));
  return {
    place: places[where.at] ?? (hasOwnPlace ? undefined : places.find(({ isIn }) => isIn(where.own))),
    feeling: feelingKeys[how.at] ?? feelings.find(({ isIn }) => isIn(how.own))?.key,
    aim: aimKeys[what.at] ?? aims.find(({ isIn }) => isIn(what.own))?.key,
    extras: own,
    isWithAWoman: isWithAWoman(all),
    asked: [where, how, what],
  };
}

export function areNeedsRead(told: string): boolean {
  const { text } = normalise(told);
  return extras.some(({ isIn }) => isIn(text));
}

/** Somebody was hurt before and asks how to go on: the guide was written for them, and comes with the numbers. */
export function isOfTheHurt(input: BodyLanguageInput): boolean {
  const text = Object.values(input.formData).filter(Boolean).join('. ');
  const { findings } = readOnce(input, text);
  return (
    extras.some(({ isPast }) => isPast?.test(normalise(text).text)) &&
    !findings.some(({ family }) => family === 'autolesion') &&
    !isNow.test(text)
  );
}

/** A danger that goes on is none to plan a date in. */
const isNow =
  /(?<!\p{L})(?:me (?:pega|amenaza|persigue|vigila|sigue (?:pegando|amenazando|acosando)|va a|obliga)|ahora mismo|anoche|ayer)(?!\p{L})/iu;

/** What was written for something else that they told is answer enough. */
export function bodyLanguageNote(input: BodyLanguageInput): string | undefined {
  const { asked, extras: told, ...read } = readForm(input);
  const fields = ['place', 'feeling', 'aim'] as const;
  const unread = fields.find((field, at) => asked[at]?.own && !read[field]);
  if (told.length > 0 || !unread) return undefined;
  return anybody.notes[fields.some((field) => read[field]) ? unread : 'unknown'];
}
