import { bothLines, helpLinesFor } from '../../generation/help-lines.ts';
import { forbidsContact } from '../../generation/pipeline/their-no.server.ts';
import type { Reviewed, ThreadContext } from '../../generation/tool.ts';
import { harmfulAim, toldDanger } from '../../language/read/aims.ts';
import { findingsForHelp } from '../../language/read/certain.ts';
import { compileSaid } from '../../language/read/compile.ts';
import type { Family } from '../../language/read/families.ts';
import { isSuffered } from '../../language/read/find-by-rules.ts';
import { isByWeights } from '../../language/read/finding.ts';
import { normalise } from '../../language/read/normalise.ts';
import { readOnce, tellsOf, weighedOnce } from '../../language/read/read-once.ts';
import { isBorneOut } from '../../language/read/told-findings.ts';
import { toldNo } from '../../language/read/told-no.ts';
import type { LetterInput, LetterKind, LetterOutput } from './contract.ts';
import dangers from './letters/safety.json' with { type: 'json' };
import { texts } from './letters.server.ts';

/** «No me pega ni nada», «nunca me ha amenazado». */
const denied = /\b(?:no|nunca|jamas|ni) me (?:ha )?(?:peg|amenaz|golpe|empuj|insult)\w*/g;

const tests = new Map(Object.entries(dangers).map(([danger, said]) => [danger, compileSaid(said)]));
const tells = (danger: keyof typeof dangers, { facts }: Pick<LetterInput, 'facts'>): boolean =>
  tests.get(danger)?.(normalise(facts).text.replace(denied, ' ')) === true;
const isInDanger = (input: LetterInput) => !tellsOf(input, 'handled', input.facts) && tells('danger', input);
/** A line that ends it may set it off: now, under one roof, and to somebody who follows them or is feared. */
export function mayAnswer(input: LetterInput): boolean {
  const danger = toldDanger(input.facts);
  return (
    danger?.of !== 'now' &&
    !['stalked', 'papers-kept', 'held-by-residence'].includes(danger?.id ?? '') &&
    !(['together', 'fear'] as const).some((kind) => tells(kind, input)) &&
    !isInDanger(input)
  );
}

const coercive: readonly Family[] = ['violencia', 'sextorsion', 'control', 'presion_sexual', 'fraude'];
/** A no and a limit are what these call for. The rest calls for no letter, whatever its kind. */
const answered: readonly Family[] = ['control', 'presion_sexual', 'fraude'];

/** What frightens the reader of danger, and is said of every goodbye and of every message too many. */
const harmless =
  /(?<!\p{L})(?:(?:me puse|iba|estaba|acabé|acabe) (?:muy |tan )?borrach[oa]|me emborrach[eé])|acabar con (?:esto|lo nuestro)|me sigue (?=\p{L}+ndo(?!\p{L}))|(?:me )?amenaza con (?:dejar|irse|cortar|romper)\p{L}*|me (?:empuj[oóa]|ha empujado) a (?=\p{L}+[aei]r(?!\p{L}))|me pega (?:mucho|nada) con/giu;

/** «Nos llevamos bien»: then what only the weights fear is no danger. */
const getsAlong =
  /(?<!no )nos llevamos (?:muy |bastante |super |súper )?bien|buen rollo|sin (?:malicia|maldad|mala (?:intenci[oó]n|idea))|(?:con|en) buen(?:a intenci[oó]n|os t[eé]rminos)/iu;

function findingsIn(input: LetterInput) {
  const facts = input.facts.replace(harmless, '');
  return findingsForHelp(facts, readOnce(input, facts)).filter(
    // What somebody is sounds to the weights like what they are hated for.
    (one) =>
      (one.family === 'autolesion' || !one.mine) &&
      isBorneOut(input, input.facts)(one) &&
      !(isByWeights(one) && (input.kind === 'tell' || getsAlong.test(input.facts))),
  );
}

/** Of letters that strangers wanted written one in a thousand of each kind sounds more like danger than this, and that of most who were hurt does. */
const plainlyHurt: Partial<Record<LetterKind, number>> = { sorry: 1.4, ask: 2, tell: 5 };

const isPlainlyHurt = (input: LetterInput): boolean => {
  const { told, beyond } = weighedOnce(input, input.facts);
  return told?.kind === 'danger' && beyond > (plainlyHurt[input.kind] ?? Infinity);
};

const afterNo: readonly LetterKind[] = ['no', 'end', 'limit'];

/** Where no silence was asked for, a goodbye and a limit may follow a no, and an apology that wants nothing more. */
function silenceAfter(input: LetterInput, no: string) {
  if (forbidsContact(no)) return texts.unwanted;
  if (afterNo.includes(input.kind)) return null;
  return input.kind === 'sorry' && !tells('asksMore', input) ? null : texts.refused;
}

/** Our own rules say so, whatever the settings, and it costs nothing. */
export const isAfterNo = (input: LetterInput, no: string | null): boolean => {
  const silence = silenceFor(input, { no });
  return silence === texts.unwanted || silence === texts.refused;
};

type Kept = Partial<Pick<ThreadContext, 'no' | 'isGrave' | 'isThreatened' | 'isDespairing'>>;

const toUs = /(?<!\p{L})(?:me|nos|\p{L}+[aei]rme)(?!\p{L})/iu;

/** What is answered in place of a letter, where none should be sent. */
export function silenceFor(
  input: LetterInput,
  { no, isGrave: isKeptGrave, isThreatened, isDespairing }: Kept = {},
) {
  const setsLimit = input.kind === 'no' || input.kind === 'limit';
  const found = findingsIn(input);
  if (isDespairing || tells('theirDespair', input)) return texts.theirDespair;
  // What somebody came through may be told, and what they go through to whom they trust.
  const isTold = input.kind === 'tell' && (tells('survived', input) || tells('confides', input));
  const told = toldDanger(input.facts);
  const isNow = told?.of === 'now' && told.helps === 'violencia';
  const danger = isTold && !isNow ? null : told;
  if (input.kind === 'tell' && told?.id === 'groomed-by-coach') return texts.ofAChild;
  const suffers = danger?.helps;
  // «Me tiró por la escalera» is nobody's own life.
  const isOwnLife = found.some(({ family, severity }) => family === 'autolesion' && severity === 'high');
  if (!isTold && suffers !== 'violencia' && isOwnLife) return texts.despair;
  const isForbidden = !isTold && tells('forbidden', input);
  // Whoever sets a limit is whom an order protects.
  if ((!isTold && tells('protected', input)) || (isForbidden && input.kind === 'limit'))
    return texts.protected;
  if (isForbidden) return texts.unwanted;
  // Whoever hurt somebody asks for nothing by letter.
  if (!setsLimit && tells('hurt', input)) return texts.hurt;
  // Whoever lent money asks for it.
  const isLender = input.kind === 'ask' && found.every(({ family }) => family === 'fraude');
  const isGrave =
    !isLender &&
    !isTold &&
    found.some(
      ({ family, certain, severity, id }) =>
        (certain ||
          id === 'told-control' ||
          (family !== 'control' && family !== 'sextorsion' && severity === 'high')) &&
        coercive.includes(family) &&
        !(setsLimit && answered.includes(family)),
    );
  // To be afraid of telling something is not to be afraid of somebody.
  const isFrightened = (!isTold && isInDanger(input)) || (input.kind !== 'tell' && tells('fear', input));
  // Nobody apologises for what was done to them.
  const isBlamed =
    input.kind === 'sorry' &&
    found.some((one) => coercive.includes(one.family) && (isSuffered(one) || toUs.test(one.quote)));
  // Nor writes to whoever blackmails them, to whoever cares for them and hurts them, asks for anything by letter of whoever keeps their papers, or begs pardon of whoever forced or scalded them.
  const isHeld =
    (!isTold && isPlainlyHurt(input)) ||
    danger?.id === 'stalked' ||
    danger?.id === 'hurt-by-carer' ||
    isNow ||
    suffers === 'sextorsion' ||
    ((input.kind === 'ask' || input.kind === 'sorry') && suffers === 'violencia');
  if (
    isThreatened ||
    // A goodbye and a limit are what it calls for.
    (isKeptGrave && !afterNo.includes(input.kind)) ||
    isGrave ||
    isBlamed ||
    isHeld ||
    isFrightened ||
    threatTold.test(normalise(input.facts).text)
  )
    return texts.danger;
  // Of a child, of an illness or of what belongs to them, whoever said no has to know all the same.
  if (tells('mustBeKnown', input)) return null;
  const toldOf = toldNo(input.facts);
  // Why they no longer want to may be asked.
  const heard = toldOf && (input.kind !== 'ask' || forbidsContact(input.facts)) ? input.facts : null;
  const said = no && no !== input.facts ? no : heard;
  return said ? silenceAfter(input, said) : null;
}

/** Whoever writes to somebody dangerous, or is in danger: no model polishes a letter for that. */
export function isDangerous(input: LetterInput): boolean {
  const silence = silenceFor(input);
  return (
    (silence !== null && silence !== texts.unwanted && silence !== texts.refused) ||
    toldDanger(input.facts) !== null ||
    findingsIn(input).some(({ family }) => coercive.includes(family))
  );
}

const violent =
  /\b(?:l[aeo]s? (?:voy a |)(?:mato|matar|pegar|reventar|rajar|hundir|destrozar)|voy a (?:matar|pegar|reventar|rajar|hundir|destrozar)l[aeo]|se va a enterar|(?:lo|las) va a pagar|que (?:le|se) joda)\b/;

/** «Me dijo que si le dejo se va a enterar mi familia»: the other one's threat, and not the writer's. */
const threatTold =
  /\bme (?:dijo|dice|decia|ha dicho|jura|juro|grita|grito|escribe|escribio|suelta|solto) (?:que|q) (?:(?! y )[^.;!?\n])*?\b(?:se va a enterar|(?:lo|las) va a pagar)\b/;

export const threatens = ({ facts }: LetterInput): boolean =>
  violent.test(normalise(facts).text.replace(threatTold, ' ')) && harmfulAim(facts) === null;

/** Fear brings the lines of violence, also where nothing else was read. */
export function reviewLetter(input: LetterInput, output: LetterOutput): Reviewed<LetterOutput> {
  if (!isDangerous(input)) return { output, sources: {} };
  const despair = tells('theirDespair', input) ? [{ family: 'autolesion', severity: 'high' }] : [];
  const told = toldDanger(input.facts)?.helps;
  const found = helpLinesFor([
    ...findingsIn(input),
    ...despair,
    ...(told ? [{ family: told, severity: 'high' }] : []),
  ]);
  const isSilent = silenceFor(input) === texts.danger;
  const ofViolence = helpLinesFor([{ family: 'violencia', severity: 'high' }]);
  const helpLines = isSilent ? bothLines(found, ofViolence) : found.length > 0 ? found : ofViolence;
  return { output: { ...output, helpLines }, sources: {} };
}
