import { likelyTellings, type Telling, tellingFor } from '../../language/read/aims.ts';
import { isMinorInvolved, isOwnThreat } from '../../language/read/certain.ts';
import type { Family } from '../../language/read/families.ts';
import { isOfMinors, isPlainlyGrave, isSuffered } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { type ToldKind, toldKinds } from '../../language/read/learned/told-kinds.ts';
import {
  harmfulAim,
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
import { deedsIn, isSaidToThem, withoutQuoted } from '../../language/read/whose-deed.ts';
import type { Failure } from '../../platform/http-errors.server.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { endOf } from '../transcript/end-of.ts';
import { textOf } from '../transcript/lines.ts';
import { boundBy } from './bound.server.ts';
import { type Given, isOfChat, isOverBoxes, ownWords, readable, toldIn, typed } from './boxes.server.ts';
import {
  findingsForHelpIn,
  helpOf,
  helpsIn,
  isLivedDanger,
  notByChance,
  toldFindings,
  violence,
} from './help.server.ts';
import {
  likelyTexts,
  plainHarm,
  refusalOfBoth,
  refusalOfFaint,
  refusalOfOwn,
  refusalOfQuoted,
  refusalOfWish,
  soundsSuffered,
} from './likely-refusals.server.ts';
import { readInTurns } from './long-texts.server.ts';
import { readYoung } from './minors.server.ts';
import {
  blamingNobody,
  type Found,
  failureOf,
  firstIn,
  high,
  likely,
  ofAMinor,
  type Refusal,
  refusalOfHarm,
  refusalOfLikely,
  refusalTelling,
} from './refusals.server.ts';
import texts from './safety.json' with { type: 'json' };

/** Written by hand: they are the whole answer, to whoever is in danger or fears for somebody, and what is said to a child is not said to whoever writes to one. */
const { caring, forAdults, ownThreat, free, unkept, unwritten } = texts;

const isPressedHard = ({ family, severity, mine }: Finding): boolean =>
  !mine && severity === 'high' && (family === 'presion_sexual' || family === 'control');

/** Found before any model is asked and before a use is taken. Null where the tool may answer. */
export function refusalFor(tool: AnyTool, given: Given): Failure | null {
  const refusal = refusalIn(tool, given);
  return refusal && failureOf(refusal, unwritten);
}

function refusalIn(tool: AnyTool, given: Given): Refusal | null {
  const { input } = given;
  const chat = tool.conversation?.(input) ?? '';
  // Whoever notes down a blow may have the next message read.
  const isForReading = tool.contract.reads && !tool.toThem;
  const weighed = isForReading ? { ...given, thread: null } : given;
  const told = toldIn(tool, weighed);
  // What is kept is not told anew with each call.
  const near = refusalTelling(input, 'danger', readable(tool, { ...given, thread: null }), childInDanger);
  if (near) return near;
  const minor = refusalOfMinor(tool, given, told);
  if (minor) return minor;
  const own = ownWords(tool, given);
  const bound = boundBy(tool, given);
  const isSilent = tool.toThem?.isSilent?.(input) ?? false;
  const isAnswered = bound === 'danger' && !isSilent;
  const kept = given.thread?.chat ?? '';
  const isKept = Boolean(given.thread?.isGrave || given.thread?.no);
  const kinds = stopping(tool, isSilent);
  const refusal =
    (isForReading
      ? (refusalOfAsker(input, chat) ?? refusalOfUnread(input, chat))
      : (refusalOfChat(input, chat, own) ?? refusalOfAim(tool, given))) ??
    (isAnswered
      ? (refusalOfHarm(input, [...told, ...own]) ?? refusalOfTold(input, [given.thread?.notes ?? '']))
      : (refusalOfTold(input, told) ??
        (tool.tellsOfOneself ? refusalOfLived(input, told) : null) ??
        refusalOfLikely(input, likelyTexts(tool, weighed), kinds, noticedIn(tool)) ??
        refusalOfFaint(tool, weighed, isSilent))) ??
    (bound && isSilent ? inSilence[bound](input, [kept, ...told], isKept) : null) ??
    (isAnswered
      ? refusalBeside(tool, given, told)
      : (refusalOfOwn(input, own, kinds) ??
        (tool.toThem ? refusalOfDone(tool, input, own) : null) ??
        refusalOfBoth(tool, given)));
  if (refusal || !tool.toThem) return refusal;
  const isThreat = tool.threatens?.(input) || threatensStill(given);
  const isAnswer = isAnswered && [kept, chat].some((text) => isTheirsFirst(readOnce(input, text).findings));
  if (!isThreat || isAnswer) return isAnswered ? refusalOfWish(tool, given) : null;
  // «Quédate con los discos, la llave la tiene el portero» is said by who takes leave of life, too.
  const leaves = refusalOfLikely(input, own, ['despair']);
  if (leaves) return leaves;
  return soundsSuffered(input, [...own, ...told])
    ? blamingNobody
    : { reason: 'harm', says: ownThreat, found: violence };
}

/** What somebody is helped to answer, and what they have just written themselves. */
const refusalOfChat = (input: object, chat: string, own: readonly string[]): Refusal | null =>
  refusalTelling(input, 'harm', [chat], toldByThem) ??
  // «No me voy hasta que bajes» is a danger to whoever reads it, and not to who has just written it.
  refusalOfHarm(
    input,
    own.filter((text) => toldGravest(input, text)),
  ) ??
  refusalTelling(input, 'danger', [chat], toldGravest);

/** «Estoy en el baño, mi marido me quiere pegar», written to somebody else: nothing is planned beside it. That one is controlled may stand in a draft of one's own. */
function refusalOfDone(tool: AnyTool, request: object, own: readonly string[]): Refusal | null {
  const found = toldFindings(request, own).filter(
    (one) =>
      one.family !== 'autolesion' &&
      !one.mine &&
      one.severity === 'high' &&
      one.id !== 'resembles' &&
      (isSuffered(one) || toUs.test(one.quote)),
  );
  const danger = dangerIn(found) ?? (tool.sends && found.some(isPressedHard) ? 'violencia' : null);
  return danger && { reason: 'danger', says: caring[danger], found: [...found, high(danger)] };
}

/** What was written in anger weeks ago forbids no goodbye. */
function threatensStill({ input, thread }: Given): boolean {
  if (!thread) return false;
  const last = textOf(endOf(thread.lines));
  return readOnce(input, thread.chat).findings.some((one) => isOwnThreat(one) && last.includes(one.quote));
}

/** «Te voy a rajar», «como te acerques te mato yo»: who answers a threat with another is in danger before all else. */
function isTheirsFirst(findings: readonly Finding[]): boolean {
  const threats = findings.filter(
    ({ family, severity }) => severity === 'high' && (family === 'violencia' || family === 'sextorsion'),
  );
  const [first] = threats.toSorted((one, other) => one.start - other.start);
  return first?.mine === false && threats.some(isOwnThreat);
}

function refusalOfMinor(tool: AnyTool, given: Given, told: readonly string[]): Refusal | null {
  if (tool.helpsMinors) return null;
  const { input } = given;
  const chat = tool.conversation?.(input) ?? '';
  const young = readYoung(input, chat, told);
  const texts = readable(tool, given);
  if (!young.isCourted && !texts.some((text) => isOfAMinor(input, text))) return null;
  const found = [chat, ...told].flatMap((text) => readOnce(input, text).findings);
  const danger = dangerIn(found) ?? (found.some(isPressedHard) ? 'violencia' : null);
  const telling = firstIn(input, texts, toldDanger);
  const cares = telling?.says ?? (danger && caring[danger]);
  const isInDanger = cares && !young.isCourted;
  return {
    reason: 'minor',
    says: [cares, !isInDanger && young.words].filter(Boolean).join(' '),
    found: [...ofAMinor, ...found, ...helpsIn(input, texts), ...(danger ? [high(danger)] : [])],
    ends: isInDanger ? forAdults.inDanger : free,
  };
}

/** What is kept goes into later prompts, where nobody reads it again: it is read as whatever is typed for a tool. */
export async function requireHarmless(texts: readonly string[], mayTellDanger = false): Promise<void> {
  const request = {};
  const refusal = await readInTurns(
    request,
    () => texts,
    () =>
      texts.some((text) => isOfAMinor(request, text))
        ? ({ reason: 'minor', says: forAdults.only, found: ofAMinor } satisfies Refusal)
        : mayTellDanger
          ? refusalOfHarm(request, texts)
          : (refusalOfTold(request, texts) ?? refusalOfLikely(request, texts, toldKinds)),
  );
  if (refusal) throw failureOf(refusal, unkept);
}

function refusalOfTold(request: object, told: readonly string[]): Refusal | null {
  const harm = refusalOfHarm(request, told);
  const telling = harm ? null : firstIn(request, told, toldDanger);
  const afraid = feared(request, told);
  // Beside harm that they mean, what two boxes say together is nobody's suffering.
  const read = harm ? told.filter((text) => !isOverBoxes(request, text)) : told;
  const sure = toldFindings(request, read).filter(isToldDanger);
  const found = [...(harm ? sure.filter(isDoneToUs) : sure), ...afraid];
  const danger = dangerIn(found) ?? (afraid.length > 0 ? 'violencia' : null);
  if (telling) return { reason: 'danger', says: telling.says, found: [...found, ...helpsIn(request, told)] };
  if (!danger) return harm;
  // Weights know better than a rule of messages who means harm, and whose marks are their own.
  const isOurs = afraid.length > 0 || sure.some(isDoneToUs);
  return (
    refusalOfLikely(request, told, isOurs ? ['despair'] : ['despair', 'harm']) ?? {
      reason: 'danger',
      says: caring[danger],
      found,
    }
  );
}

/** A profile is read by whoever commands its owner, too. */
function refusalOfLived(request: object, told: readonly string[]): Refusal | null {
  const found = toldFindings(request, told).filter(
    (one) => one.certain && one.family === 'control' && isLivedDanger(one),
  );
  const says = `${likelyTellings.danger.says} ${texts.readByThem}`;
  return found.length > 0 ? { reason: 'danger', says, found: [...violence, ...found] } : null;
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

function refusalOfUnread(request: object, chat: string): Refusal | null {
  const {
    reading: { findings },
    isSure,
  } = tellingIn(request, chat);
  const danger = toldDanger(request, chat);
  const known = danger?.helps && asRead[danger.helps];
  // What is read of it is said to whoever is hurt.
  const isOfAnother = danger?.of === 'another' && !readOnce(request, chat).isConversation;
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

/** Whoever tells of somebody else's child is neither that child nor who harms it, whatever tool they ask. */
const childInDanger: Seek = (request, text) =>
  toldDangers(request, text).find(({ of, helps }) => of === 'another' && helps === 'menor') ?? null;

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

/** Whoever pastes what was written to them has not done it, and where it is read as grave they are told. */
function refusalOfAsker(request: object, chat: string): Refusal | null {
  const refusal = refusalTelling(request, 'harm', [chat], ownDeed) ?? refusalOfAsked(request, chat);
  if (!refusal || !isSaidToThem(chat)) return refusal;
  const isReadAsGrave = readOnce(request, chat).findings.some(
    ({ severity, mine }) => severity === 'high' && !mine,
  );
  return isReadAsGrave ? null : likely('harm');
}

/** What somebody wants of the one they tell of, asked as if it were a sign. What the other one wrote to them is quoted or a chat. */
function refusalOfAsked(request: object, chat: string): Refusal | null {
  if (readOnce(request, chat).isConversation) return null;
  const own = withoutQuoted(chat);
  const isQuoting = own !== chat;
  const isOwn = deedsIn([own]).own;
  // Whoever quotes somebody tells of them.
  const aim = isOwn || isQuoting ? harmfulAim(request, own) : null;
  const inAll = aim || !isQuoting ? null : harmfulAim(request, chat);
  const sought = aim ?? (inAll?.id === 'find-them' ? inAll : null);
  if (sought) return { reason: 'harm', says: sought.says, found: helpOf(sought) };
  if (!isOwn) return null;
  const { told, beyond } = weighedOnce(request, chat);
  const isTheirs =
    told && beyond > plainHarm && tellingFor(told, [own]) === 'own' && !tellingIn(request, chat).isSure;
  return isTheirs ? likely('own') : null;
}

function refusalOfAim(tool: AnyTool, given: Given): Refusal | null {
  const told = typed(tool, given, (field) => isOfChat(tool, given.input, field)).filter(
    (text) => !isSaidToThem(text) && !readOnce(given.input, text).isConversation,
  );
  const isTold = (text: string) => tellingIn(given.input, text).isTold;
  // What stands beside words of theirs may be what these were answered with, to «usted»: nobody knows who does it.
  const isAnswer = (text: string) => !['', text].includes(tool.own?.(given.input) ?? '');
  const harm = refusalOfHarm(given.input, told);
  const heard = harm ? null : refusalOfLikely(given.input, told.filter(isTold), ['harm']);
  return heard && told.every(isAnswer) ? likely('harm') : (harm ?? heard);
}

/** What the tool's own answer to a danger does not speak of. One that reads what was received answers what its person wrote as well. */
function refusalBeside(tool: AnyTool, given: Given, told: readonly string[]): Refusal | null {
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

/** «Duermes conmigo, quieras o no» is of whoever writes it. */
const toUs = /(?<!\p{L})(?:me|nos|m[ií])(?!\p{L})/iu;

const isToldDanger = (one: Finding): boolean =>
  one.certain || (one.family === 'violencia' && !one.mine && isPlainlyGrave(one));

const inSilence = {
  danger: (request: object, told: readonly string[], isKept: boolean): Refusal => {
    const found = findingsForHelpIn(request, told);
    const danger = dangerIn(found) ?? (isKept ? null : 'violencia');
    const says = danger ? caring[danger] : texts.keptGrave;
    return { reason: 'danger', says, found: found.length > 0 ? found : violence };
  },
  no: (_request: object, _told: readonly string[], isKept: boolean): Refusal => ({
    reason: 'harm',
    says: isKept ? texts.afterNo : texts.afterToldNo,
    found: [],
    ends: free,
  }),
};

/** Where somebody says that they are afraid, a sign of violence or blackmail that is only likely elsewhere is enough. */
function feared(input: object, told: readonly string[]): Found[] {
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

const dangerIn = (found: readonly (Found & Partial<Finding>)[]): Danger | null =>
  dangers.find((one) =>
    found.some(({ family, certain, severity }) => family === one && (certain || severity === 'high')),
  ) ?? null;

function isOfAMinor(request: object, text: string): boolean {
  const { lines, findings } = readOnce(request, text);
  return isMinorInvolved(text, lines) || findings.some(isOfMinors);
}
