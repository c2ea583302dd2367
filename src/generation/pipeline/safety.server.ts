import { likelyTellings, type Telling, tellingFor } from '../../language/read/aims.ts';
import { isMinorInvolved, isOwnThreat } from '../../language/read/certain.ts';
import type { Family } from '../../language/read/families.ts';
import { isOfMinors, isPlainlyGrave, isSuffered } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { type ToldKind, toldKinds } from '../../language/read/learned/told-kinds.ts';
import {
  harmfulAim,
  likelyToldOnce,
  ownDeed,
  readOnce,
  type Seek,
  tellsOf,
  toldDanger,
  toldDangers,
  weighedOnce,
} from '../../language/read/read-once.ts';
import { tellingIn } from '../../language/read/situations.ts';
import { isBorneOut } from '../../language/read/told-findings.ts';
import { toldNo } from '../../language/read/told-no.ts';
import { deedsIn, isOfTheirOwn, isSaidToThem, withoutQuoted } from '../../language/read/whose-deed.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import type { RefusalReason } from '../../platform/failures.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { bothLines, helpLinesFor, linesNamedIn } from '../help-lines.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { boundBy } from './bound.server.ts';
import {
  type Given,
  isOfChat,
  isOverBoxes,
  ownWords,
  readable,
  textsIn,
  toldIn,
  typed,
  weighedTexts,
} from './boxes.server.ts';
import {
  findingsForHelpIn,
  helpOf,
  helpsIn,
  isLivedDanger,
  notByChance,
  toldFindings,
  violence,
} from './help.server.ts';
import { readInTurns } from './long-texts.server.ts';
import { readYoung } from './minors.server.ts';
import texts from './safety.json' with { type: 'json' };

/** Written by hand: they are the whole answer, to whoever is in danger or fears for somebody, and what is said to a child is not said to whoever writes to one. */
const {
  caring,
  forAdults,
  readByThem,
  ownThreat,
  either,
  afterNo,
  afterToldNo,
  keptGrave,
  free,
  unkept,
  unwritten,
  quoted,
} = texts;

const isPressedHard = ({ family, severity, mine }: Finding): boolean =>
  !mine && severity === 'high' && (family === 'presion_sexual' || family === 'control');

/** Found before any model is asked and before a use is taken. Null where the tool may answer. */
export function refusalFor(tool: AnyTool, given: Given): Promise<Failure | null> {
  return readInTurns(
    given.input,
    () => (tool.helpsMinors ? textsIn(given.input) : readable(tool, given)),
    () => refusalIn(tool, given),
  );
}

function refusalIn(tool: AnyTool, given: Given): Failure | null {
  const { input } = given;
  const chat = tool.conversation?.(input) ?? '';
  // Whoever notes down a blow may have the next message read.
  const isForReading = tool.contract.reads && !tool.toThem;
  const weighed = isForReading ? { ...given, thread: null } : given;
  const told = toldIn(tool, weighed);
  const spoken = [chat, ...told];
  const young = tool.helpsMinors ? null : readYoung(input, chat, told);
  const texts = young ? readable(tool, given) : [];
  if (young && (young.isCourted || texts.some((text) => isOfAMinor(input, text)))) {
    const found = spoken.flatMap((text) => readOnce(input, text).findings);
    const danger = dangerIn(found) ?? (found.some(isPressedHard) ? 'violencia' : null);
    const telling = firstIn(input, texts, toldDanger);
    const cares = telling?.says ?? (danger && caring[danger]);
    const rest = cares && !young.isCourted ? forAdults.inDanger : `${young.words} ${free}`;
    return refused('minor', cares ? `${cares} ${rest}` : rest, [
      { family: 'menor', severity: 'high' },
      ...found,
      ...helpsIn(input, texts),
      ...(danger ? [{ family: danger, severity: 'high' as const }] : []),
    ]);
  }
  const bound = boundBy(tool, given);
  const isSilent = tool.toThem?.isSilent?.(input) ?? false;
  const isAnswered = bound === 'danger' && !isSilent;
  const kept = given.thread?.chat ?? '';
  const refusal =
    (isForReading
      ? (refusalOfAsker(input, chat) ?? refusalOfUnread(input, chat))
      : (refusalTelling(input, 'harm', [chat], toldByThem) ??
        // «No me voy hasta que bajes» is a danger to whoever reads it, and not to who has just written it.
        refusalOfHarm(
          input,
          ownWords(tool, given).filter((text) => toldGravest(input, text)),
        ) ??
        refusalTelling(input, 'danger', [chat], toldGravest) ??
        refusalOfAim(tool, given))) ??
    (isAnswered
      ? refusalOfHarm(input, [...told, ...ownWords(tool, given)])
      : (refusalOfTold(input, told) ??
        (tool.tellsOfOneself ? refusalOfLived(input, told) : null) ??
        refusalOfLikely(input, likelyTexts(tool, weighed), stopping(tool, isSilent), noticedIn(tool)) ??
        refusalOfFaint(tool, weighed, isSilent))) ??
    (bound && isSilent
      ? inSilence[bound](input, [kept, ...told], Boolean(given.thread?.isGrave || given.thread?.no))
      : null) ??
    (isAnswered
      ? refusalBeside(tool, given, told)
      : (refusalOfOwn(input, ownWords(tool, given), stopping(tool, isSilent)) ?? refusalOfBoth(tool, given)));
  if (refusal || !tool.toThem) return refusal;
  const isThreat = tool.threatens?.(input) || readOnce(input, kept).findings.some(isOwnThreat);
  if (!isThreat) return isAnswered ? refusalOfWish(tool, given) : null;
  // «Quédate con los discos, la llave la tiene el portero» is said by who takes leave of life, too.
  const leaves = refusalOfLikely(input, ownWords(tool, given), ['despair']);
  return (
    leaves ??
    (soundsSuffered(input, ownWords(tool, given))
      ? blamingNobody()
      : refused('harm', `${ownThreat} ${unwritten}`, violence))
  );
}

/** «No le mandes las capturas a mi padre»: rules read a threat where the weights hear whoever it is made to. */
const soundsSuffered = (request: object, words: readonly string[]): boolean =>
  words.some((text) => {
    const told = likelyToldOnce(request, text);
    return told?.isSure === true && told.kind !== 'harm' && told.harmAhead < -3 && isOfTheirOwn(text);
  });

const blamingNobody = (): Failure => refused('harm', `${either} ${unwritten}`, violence);

/** What is kept goes into later prompts, where nobody reads it again: it is read as whatever is typed for a tool. */
export async function requireHarmless(texts: readonly string[], mayTellDanger = false): Promise<void> {
  const request = {};
  const refusal = await readInTurns(
    request,
    () => texts,
    () =>
      texts.some((text) => isOfAMinor(request, text))
        ? refused('minor', `${forAdults.only} ${unkept}`, [{ family: 'menor', severity: 'high' }])
        : mayTellDanger
          ? refusalOfHarm(request, texts, unkept)
          : (refusalOfTold(request, texts, unkept) ?? refusalOfLikely(request, texts, toldKinds, [], unkept)),
  );
  if (refusal) throw refusal;
}

function refusalOfTold(request: object, told: readonly string[], consequence = unwritten): Failure | null {
  const harm = refusalOfHarm(request, told, consequence);
  const telling = harm ? null : firstIn(request, told, toldDanger);
  const afraid = feared(request, told);
  // Beside harm that they mean, what two boxes say together is nobody's suffering.
  const read = harm ? told.filter((text) => !isOverBoxes(request, text)) : told;
  const sure = toldFindings(request, read).filter(isToldDanger);
  const found = [...(harm ? sure.filter(isDoneToUs) : sure), ...afraid];
  const danger = dangerIn(found) ?? (afraid.length > 0 ? 'violencia' : null);
  if (telling)
    return refused('danger', `${telling.says} ${consequence}`, [...found, ...helpsIn(request, told)]);
  if (!danger) return harm;
  // Weights know better than a rule of messages who means harm, and whose marks are their own.
  const isOurs = afraid.length > 0 || sure.some(isDoneToUs);
  return (
    refusalOfLikely(request, told, isOurs ? ['despair'] : ['despair', 'harm'], [], consequence) ??
    refused('danger', `${caring[danger]} ${consequence}`, found)
  );
}

/** A profile is read by whoever commands its owner, too. */
function refusalOfLived(request: object, told: readonly string[]): Failure | null {
  const found = toldFindings(request, told).filter(
    (one) => one.certain && one.family === 'control' && isLivedDanger(one),
  );
  return found.length > 0
    ? refused('danger', `${likelyTellings.danger.says} ${readByThem} ${unwritten}`, [...violence, ...found])
    : null;
}

/** Who is in danger may still want words for whoever it comes from: the tools that write them do, with help lines beside. */
const stopping = ({ toThem }: AnyTool, isSilent: boolean): readonly ToldKind[] =>
  toThem && !isSilent ? ['despair', 'harm'] : toldKinds;

/** Of a hundred texts in which it was only noticed eighty meant harm or despair. What goes to somebody may speak of despair that is past. */
const noticedIn = ({ toThem }: AnyTool): readonly ToldKind[] => (toThem ? ['harm'] : ['harm', 'despair']);

/** What rules of chats may find of a danger that is told of these. What is read as something else is not read. */
const asRead: Partial<Record<Family, readonly Family[]>> = {
  violencia: ['violencia', 'presion_sexual', 'control', 'menor'],
  fraude: ['fraude', 'sextorsion'],
  sextorsion: ['sextorsion', 'fraude', 'violencia'],
  autolesion: ['autolesion'],
};

function refusalOfUnread(request: object, chat: string): Failure | null {
  const {
    reading: { findings },
    isSure,
  } = tellingIn(request, chat);
  const danger = toldDanger(request, chat);
  const known = danger?.helps && asRead[danger.helps];
  // What is read of it is said to whoever is hurt.
  const isOfAnother =
    danger?.of === 'another' && (danger.helps === 'menor' || !readOnce(request, chat).isConversation);
  const isFirst = isOfAnother || danger?.of === 'now';
  // A likeness has no words of its own for it, and what surely goes on has.
  const isRead = findings.some((one) =>
    known
      ? one.severity === 'high' && known.includes(one.family) && (isSure || !isByWeights(one))
      : one.severity !== 'low',
  );
  const told = isRead && !isFirst ? null : refusalTelling(request, 'danger', [chat], toldDanger);
  const isGrave = findings.some(({ severity }) => severity === 'high');
  return told ?? (isGrave ? null : refusalOfQuoted(request, chat, isRead));
}

/** Of 5,000 messages of strangers that are none six sound more like danger than this. */
const plainDanger = 2;

/** Whoever quotes lines of the other one is not answered as if they told a story: «si ves a mi hermana, dile que el perro come dos veces». */
function refusalOfQuoted(request: object, chat: string, isRead: boolean): Failure | null {
  if (isOfFewWords(chat) || (!readOnce(request, chat).isConversation && withoutQuoted(chat) === chat))
    return null;
  const { told, beyond } = weighedOnce(request, chat);
  if (!told || beyond <= plainDanger) return null;
  if (told.kind === 'despair')
    return refused('danger', `${quoted} ${unwritten}`, helpOf(likelyTellings.despair));
  return isRead ? null : refusalOfLikely(request, [chat], ['danger', 'extorted']);
}

/** Whoever forced or follows somebody, lays their life on them or stands at their door is no match to answer, whoever writes of it. */
const toldGravest: Seek = (request, text) => {
  // Blackmail that a rule is sure of has an answer of its own.
  const isAnswered = ({ helps }: Telling) =>
    helps === 'sextorsion' &&
    readOnce(request, text).findings.some(
      ({ family, certain, mine }) => family === helps && certain && !mine,
    );
  const isGravest = (one: Telling) => one.of === 'now' || (one.of === 'match' && !isAnswered(one));
  return toldDangers(request, text).find(isGravest) ?? null;
};

const toldByThem: Seek = (request, text) =>
  [ownDeed(request, text)].find((deed) => deed?.of === 'match') ?? null;

const harmful: Seek = (request, text) => harmfulAim(request, text) ?? ownDeed(request, text);

/** Whoever pastes what was written to them has not done it, and where it is read as grave they are told. */
function refusalOfAsker(request: object, chat: string): Failure | null {
  const refusal = refusalTelling(request, 'harm', [chat], ownDeed) ?? refusalOfAsked(request, chat);
  if (!refusal || !isSaidToThem(chat)) return refusal;
  return readOnce(request, chat).findings.some(({ severity, mine }) => severity === 'high' && !mine)
    ? null
    : inDoubt();
}

/** What somebody wants of the one they tell of, asked as if it were a sign. What the other one wrote to them is quoted or a chat. */
function refusalOfAsked(request: object, chat: string): Failure | null {
  if (readOnce(request, chat).isConversation) return null;
  const own = withoutQuoted(chat);
  const isQuoting = own !== chat;
  const isOwn = deedsIn([own]).own;
  // Whoever quotes somebody tells of them.
  const aim = isOwn || isQuoting ? harmfulAim(request, own) : null;
  const inAll = aim || !isQuoting ? null : harmfulAim(request, chat);
  const sought = aim ?? (inAll?.id === 'find-them' ? inAll : null);
  if (sought) return refused('harm', `${sought.says} ${unwritten}`, helpOf(sought));
  if (!isOwn) return null;
  const { told, beyond } = weighedOnce(request, chat);
  const isTheirs =
    told && beyond > plainHarm && tellingFor(told, [own]) === 'own' && !tellingIn(request, chat).isSure;
  return isTheirs
    ? refused('harm', `${likelyTellings.own.says} ${unwritten}`, helpOf(likelyTellings.own))
    : null;
}

function refusalOfAim(tool: AnyTool, given: Given): Failure | null {
  const told = typed(tool, given, (field) => isOfChat(tool, given.input, field)).filter(
    (text) => !isSaidToThem(text) && !readOnce(given.input, text).isConversation,
  );
  const isTold = (text: string) => tellingIn(given.input, text).isTold;
  // What stands beside words of theirs may be what these were answered with, to «usted»: nobody knows who does it.
  const isAnswer = (text: string) => !['', text].includes(tool.own?.(given.input) ?? '');
  const harm = refusalOfHarm(given.input, told);
  const likely = harm ? null : refusalOfLikely(given.input, told.filter(isTold), ['harm']);
  return likely && told.every(isAnswer) ? inDoubt() : (harm ?? likely);
}

const inDoubt = (): Failure =>
  refused('harm', `${likelyTellings.harm.says} ${unwritten}`, helpOf(likelyTellings.harm));

function refusalOfLikely(
  request: object,
  texts: readonly string[],
  kinds: readonly ToldKind[],
  noticed: readonly ToldKind[] = [],
  consequence = unwritten,
): Failure | null {
  const told = texts
    .map((text) => likelyToldOnce(request, text))
    .find((one) => one && kinds.includes(one.kind) && (one.isSure || noticed.includes(one.kind)));
  if (!told) return null;
  const kind = tellingFor(told, texts);
  const telling = likelyTellings[kind];
  const reason = kind === 'harm' || kind === 'own' ? 'harm' : 'danger';
  const ofAChild = reason === 'harm' && texts.some((text) => tellsOf(request, 'child', text));
  return refused(reason, `${telling.says} ${consequence}`, [
    ...helpOf(telling),
    ...(ofAChild ? ([{ family: 'menor', severity: 'high' }] as const) : []),
  ]);
}

/** A uniform, an ear that does not hear, a cat with one eye: of four thousand profiles of others three sound more like harm than this. */
const plainHarm = 2.2;
/** Seven of 2,400 inputs of strangers that sound like harm are so far ahead as somebody's own, and all of them are. */
const plainlyOwn = 3.5;

/** The children of both go along, who once looked into a phone is sorry and says so, and who wants to say no says it themselves. */
const harmless = ['family', 'remorse', 'ownLimit'] as const;

/** What somebody tells of a profile, blows of a sport, a message to a doctor, and a shift with a pistol, are none where they only sound so. */
const isMeant = (request: object, text: string, isDoubted: boolean): boolean => {
  const { told, beyond } = weighedOnce(request, text);
  if (told?.kind === 'danger' && tellsOf(request, 'service', text)) return deedsIn([text]).suffered;
  // «Dice que la deje en paz» is said of who tells it.
  if (told && told.kind !== 'harm' && toldNo(text))
    return told.kind === 'despair' ? tellsOf(request, 'leaving', text) : deedsIn([text]).suffered;
  // Whoever is disappointed in love («no todas son iguales») does not take leave of life.
  if (told?.kind === 'despair' && tellsOf(request, 'bitter', text)) return tellsOf(request, 'leaving', text);
  if (told?.kind !== 'harm') return true;
  if (harmless.some((kind) => tellsOf(request, kind, text))) return false;
  if (beyond > plainHarm || told.harmAhead > plainlyOwn) return true;
  const isTheirs = told.harmAhead > 3 && deedsIn([text]).own;
  const isElse = () =>
    tellsOf(request, 'bout', text) ||
    tellsOf(request, 'business', text) ||
    otherLanguageOf(text) !== undefined;
  return isTheirs || !(isDoubted || isElse());
};

function likelyTexts(tool: AnyTool, given: Given): string[] {
  const { input } = given;
  const own = tool.own?.(input) ?? '';
  // «Firme, sin insultos» is how a message is to sound, and with that message it is no harm.
  const isHeard = (text: string) =>
    own === '' || !isOfFewWords(text) || weighedOnce(input, `${own} ${text}`).told?.isSure === true;
  return weighedTexts(tool, given).filter(
    (text) => isMeant(input, text, tool.toThem?.isOfProfiles === true) && isHeard(text),
  );
}

const fewWords = 12;
const isOfFewWords = (text: string): boolean => text.trim().split(/\s+/).length < fewWords;

/** Log-odds that none of 536 plans and profiles of strangers has in both: of harm at all, and that it is theirs. */
const faint = { beyond: -1, ahead: 1.8 } as const;
/** Nor has any of a thousand plans, profiles and clothes both of these: of danger at all, and that it is suffered. */
const faintDanger = { beyond: -0.5, ahead: -3 } as const;
const innocent = ['couple', ...harmless, 'bout', 'business', 'disabled', 'service'] as const;

/** Nobody answers a plan or a profile: what only may be harm, or somebody's danger, is asked after there, and not made easier. */
function refusalOfFaint(tool: AnyTool, given: Given, isSilent: boolean): Failure | null {
  if (tool.contract.reads || (tool.toThem && !isSilent)) return null;
  const heard = weighedTexts(tool, given)
    .filter((text) => !isOfFewWords(text) && !innocent.some((kind) => tellsOf(given.input, kind, text)))
    .map((text) => ({ text, ...weighedOnce(given.input, text) }));
  const mayMeanHarm = tool.tellsOfOneself || (isSilent && !tool.toThem?.isOfProfiles);
  const isHarm = heard.some(
    ({ text, beyond, likeliest }) =>
      beyond > faint.beyond &&
      likeliest?.isSure === false &&
      likeliest.harmAhead > faint.ahead &&
      !deedsIn([text]).suffered,
  );
  if (mayMeanHarm && isHarm) return inDoubt();
  const isSuffered = heard.some(
    ({ beyond, likeliest }) =>
      likeliest &&
      /^(?:danger|extorted)$/.test(likeliest.kind) &&
      beyond > faintDanger.beyond &&
      likeliest.harmAhead < faintDanger.ahead,
  );
  return isSuffered ? heardDanger() : null;
}

/** Log-odds that none of a hundred drafts of strangers with a wish beside them has in both. */
const both = { beyond: 0.5, ahead: 2.5, suffered: -4 } as const;

/** «Sería una lástima que se enteraran» and «que no parezca amenaza»: what neither says is heard in both. */
function refusalOfBoth(tool: AnyTool, given: Given): Failure | null {
  const own = tool.own?.(given.input) ?? '';
  const wished = weighedTexts(tool, given)[0];
  // «Que le duela» is said in anger, and what hurts is taken out of what is written.
  if (own === '' || !wished || tellsOf(given.input, 'sting', wished)) return null;
  const { beyond, likeliest } = weighedOnce(given.input, `${own} ${wished}`);
  if (!likeliest || beyond <= both.beyond) return null;
  if (likeliest.kind === 'harm') return likeliest.harmAhead > both.ahead ? inDoubt() : null;
  if (likeliest.kind === 'despair' || likeliest.harmAhead >= both.suffered) return null;
  // Who swindles writes of money as who is swindled does.
  return likeliest.kind === 'extorted' ? blamingNobody() : heardDanger();
}

const heardDanger = (): Failure =>
  refused('danger', `${likelyTellings.danger.says} ${unwritten}`, helpOf(likelyTellings.danger));

/** From here it is plain what is wanted of the other person: none of 300 wishes of strangers for an answer sounds half as much so. */
const plainWish = 5;

/** Wanted beside a danger that may be theirs: nobody knows who does it, and it is not answered. */
function refusalOfWish(tool: AnyTool, given: Given): Failure | null {
  const isWanted = (text: string) => {
    const told = likelyToldOnce(given.input, text);
    const isHarm = told?.kind === 'harm' && told.isSure && told.harmAhead > plainWish;
    return isHarm && !toldDanger(given.input, text);
  };
  return weighedTexts(tool, given).some(isWanted) ? inDoubt() : null;
}

const refusalOfHarm = (request: object, texts: readonly string[], consequence = unwritten): Failure | null =>
  refusalTelling(request, 'harm', texts, harmful, consequence);

/** Of own words to somebody the rules of what is received say nothing here: the tool reads them itself. */
const refusalOfOwn = (
  request: object,
  words: readonly string[],
  kinds: readonly ToldKind[],
): Failure | null =>
  refusalOfHarm(request, words) ??
  refusalTelling(request, 'danger', words, toldDanger) ??
  refusalOfLikely(
    request,
    words.filter((text) => isMeant(request, text, true)),
    kinds,
  );

/** What the tool's own answer to a danger does not speak of. One that reads what was received answers what its person wrote as well. */
function refusalBeside(tool: AnyTool, given: Given, told: readonly string[]): Failure | null {
  const { input } = given;
  const refusalOf = (texts: readonly string[], ...families: (Family | undefined)[]) =>
    refusalTelling(
      input,
      'danger',
      texts,
      (...of) => toldDangers(...of).find(({ helps }) => families.includes(helps)) ?? null,
    );
  return (
    (tool.conversation ? null : refusalOf(told, 'autolesion', 'fraude')) ??
    (tool.contract.reads
      ? null
      : refusalOf(ownWords(tool, given), 'autolesion', 'fraude', 'control', 'sextorsion'))
  );
}

/** Of who means harm only what is certain, and done to them, is no plan of theirs. */
const isDoneToUs = (one: Finding): boolean =>
  one.family === 'autolesion' || (one.certain && (isSuffered(one) || toUs.test(one.quote)));

const toUs = /(?<!\p{L})(?:me|nos|conmigo|m[ií])(?!\p{L})/iu;

const isToldDanger = (one: Finding): boolean =>
  one.certain || (one.family === 'violencia' && !one.mine && isPlainlyGrave(one));

const inSilence = {
  danger: (request: object, texts: readonly string[], isKept = false) => {
    const found = findingsForHelpIn(request, texts);
    const danger = dangerIn(found) ?? (isKept ? null : 'violencia');
    return refused(
      'danger',
      `${danger ? caring[danger] : keptGrave} ${unwritten}`,
      found.length > 0 ? found : violence,
    );
  },
  no: (_request: object, _texts: readonly string[], isKept = false) =>
    refused('harm', `${isKept ? afterNo : afterToldNo} ${free}`, []),
};

const firstIn = (request: object, texts: readonly string[], seek: Seek): Telling | null =>
  texts.map((text) => seek(request, text)).find((one) => one !== null) ?? null;

function refusalTelling(
  request: object,
  reason: RefusalReason,
  texts: readonly string[],
  seek: Seek,
  consequence = unwritten,
): Failure | null {
  const telling = firstIn(request, texts, seek);
  const helps = reason === 'danger' ? helpsIn(request, texts) : telling ? helpOf(telling) : [];
  return telling && refused(reason, `${telling.says} ${consequence}`, helps);
}

/** Where somebody says that they are afraid, a sign of violence or blackmail that is only likely elsewhere is enough. */
function feared(input: object, told: readonly string[]): Pick<Finding, 'family' | 'severity'>[] {
  return told
    .filter((text) => tellsOf(input, 'fear', text))
    .flatMap((text) =>
      notByChance(input, text, readOnce(input, text).findings).filter(isBorneOut(input, text)),
    )
    .filter(
      ({ id, family, mine }) => !mine && id !== 'resembles' && /^(?:violencia|sextorsion)$/.test(family),
    );
}

const dangers = ['autolesion', 'violencia', 'sextorsion'] as const;
type Danger = (typeof dangers)[number];

const dangerIn = (
  found: readonly (Pick<Finding, 'family' | 'severity'> & Partial<Finding>)[],
): Danger | null =>
  dangers.find((one) =>
    found.some(({ family, certain, severity }) => family === one && (certain || severity === 'high')),
  ) ?? null;

const refused = (
  reason: RefusalReason,
  message: string,
  found: readonly Pick<Finding, 'family' | 'severity'>[],
) =>
  new Failure('content_refused', {
    reason,
    message,
    helpLines: bothLines(helpLinesFor(found), linesNamedIn(message)),
  });

function isOfAMinor(request: object, text: string): boolean {
  const { lines, findings } = readOnce(request, text);
  return isMinorInvolved(text, lines) || findings.some(isOfMinors);
}
