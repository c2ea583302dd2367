import { isAimedAtThem, isFitToSend, unwanted } from '../../generation/pipeline/fit-to-send.server.ts';
import { bindingNo, forbidsContact } from '../../generation/pipeline/their-no.server.ts';
import { checkBeforeSending, isRefusal, type Warning } from '../../generation/send-check/check.ts';
import type { Reviewed, ThreadContext } from '../../generation/tool.ts';
import { endOf } from '../../generation/transcript/end-of.ts';
import { textOf } from '../../generation/transcript/lines.ts';
import { harmfulAim, likelyTellings, ownDeed } from '../../language/read/aims.ts';
import { findingsForHelp, graveFindings, isOwnThreat } from '../../language/read/certain.ts';
import type { Family } from '../../language/read/families.ts';
import { isPlainlyGrave, isSuffered } from '../../language/read/find-by-rules.ts';
import { type Finding, isByWeights } from '../../language/read/finding.ts';
import { likelyTold } from '../../language/read/learned/told.ts';
import type { ToldKind } from '../../language/read/learned/told-kinds.ts';
import { readOnce, sufferedFrom, weighedOnce } from '../../language/read/read-once.ts';
import { hasRefusal } from '../../language/read/refusal.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { linesLike } from './address.ts';
import type { DraftInput, DraftOutput } from './contract.ts';
import { acceptsNo, careFor, patternsIn, read } from './lines.server.ts';
import { saidFor } from './wishes.server.ts';

/** What a draft says in so many words. */
const patternOf = patternsIn('heard.json');
const ourWarnings =
  read<Record<'notAccepted' | 'inDanger' | 'ownDespair' | 'inDoubt' | 'inDoubtOfMoney', Warning>>(
    'warnings.json',
  );

const ownLines = (draft: string) => draft.replace(/^/gm, 'Yo: ');

/** The draft as the last word of a chat, so that who says what is known. */
export const conversationOf = ({ draft, received }: DraftInput): string =>
  received
    ? `${/^[^\S\n]*\S{1,30}: /m.test(received) ? '' : 'Match: '}${received}\n${ownLines(draft)}`
    : ownLines(draft);

/** A draft with what it answers: what was pasted, else the end of what was kept. */
export interface Asked extends DraftInput {
  /** The other person has said no. */
  isRefused: boolean;
  /** And wants no other message. */
  isSilenced: boolean;
}

/** «Suerte con el examen» is no goodbye, and «si vas a esa cena no me hables más», of who wants their way, no no. */
const noRefusals = patternOf('noRefusals', 'giu');

/** «Hazlo más corto: Hola, Iker…», «¿qué le pongo? yo iba a poner '…'»: what is said to us is no part of the message. */
const [orders, begs, quotes] = [patternOf('orders'), patternOf('begs'), patternOf('quotes')];
const tells = patternOf('tells');
const saidIn = (draft: string) => saidFor(tells.exec(draft)?.[1] ?? '');
export const begsOfUs = (draft: string): boolean => begs.test(draft);
/** «Dile que es un sol de persona»: an order that we cannot turn into words to them. */
export const isUnturned = (draft: string): boolean => tells.test(draft) && !saidIn(draft);

function messageIn({ draft, style }: DraftInput): Pick<DraftInput, 'draft' | 'style'> {
  const [order = ''] = orders.exec(draft) ?? [];
  const said = saidIn(draft);
  const quoted = begsOfUs(draft) ? quotes.exec(draft)?.[1] : said;
  const asked = said ? 'con mis palabras' : order.replace(/[:\s]+$/u, '');
  return {
    draft: quoted || draft.slice(order.length),
    style: [style, asked].filter(Boolean).join('. ') || undefined,
  };
}

export function askedIn(input: DraftInput, thread?: ThreadContext): Asked {
  const received = input.received ?? (thread && textOf(endOf(thread.lines)));
  const heard = (received ?? '').replace(noRefusals, ' ');
  const no = bindingNo(input, heard, thread);
  const isRefused = no !== null || isRefusal(heard);
  return {
    ...input,
    ...messageIn(input),
    received,
    isRefused,
    isSilenced: no !== null && forbidsContact(no),
  };
}

const grave = (request: DraftInput, asked = request): Finding[] => {
  const text = conversationOf(asked);
  return graveFindings(text, readOnce(request, text));
};

/** Who says no to it may say so well. */
const isKeptGrave = ({ draft }: DraftInput, thread?: ThreadContext): boolean =>
  thread?.isGrave === true && (thread.isThreatened || thread.isDespairing || !hasRefusal(draft));

/** A danger in what was received, or in what the person tells of themselves. Better words are no help there. */
export function isDangerous(given: DraftInput, thread?: ThreadContext): boolean {
  const input = withoutFigures(given);
  return (
    isKeptGrave(input, thread) ||
    grave(input, askedIn(input, thread)).some(({ mine, family }) => !mine || family === 'autolesion') ||
    sufferedFrom(input, input.draft).length > 0 ||
    likelySuffered(input) !== null ||
    isInDoubt(input)
  );
}

/** Despair is answered before any draft is. */
const sufferedKinds: readonly ToldKind[] = ['danger', 'extorted'];

/** Of one input, which the check, the plan and the answer ask about. */
const likely = new WeakMap<DraftInput, ToldKind | null>();

/** What whoever gives in writes: no rule of what is received reads it, and what it answers must not speak against it. */
function likelySuffered(input: DraftInput): ToldKind | null {
  const { draft, received } = input;
  const known = likely.get(input);
  if (known !== undefined) return known;
  const told = [draft, received ? `${received}\n${draft}` : draft].map(likelyTold);
  const mayBe =
    !lends.test(draft) && !isRefusal(received ?? '') && harmfulAim(draft) === null && ownDeed(draft) === null;
  const isSure = told.every((one) => one?.isSure && sufferedKinds.includes(one.kind));
  const kind = !mayBe
    ? null
    : isSure
      ? (told[0]?.kind ?? null)
      : soundsSuffered(input, draft)
        ? 'danger'
        : null;
  likely.set(input, kind);
  return kind;
}

/** Log-odds that no harmless draft of 300 has in both: of danger at all, and that it is suffered. In few words anything may sound so. */
const faint = { beyond: -0.5, suffered: -4, words: 12 } as const;

function soundsSuffered(request: DraftInput, draft: string): boolean {
  const { beyond, likeliest } = weighedOnce(request, draft);
  return (
    likeliest?.kind === 'danger' &&
    beyond > faint.beyond &&
    likeliest.harmAhead < faint.suffered &&
    draft.trim().split(/\s+/).length >= faint.words
  );
}

const lends = patternOf('lends');
const frightening: readonly Family[] = ['violencia', 'sextorsion'];
/** «Me» in these is who asks for it. */
const taken: readonly Family[] = ['presion_sexual', 'control'];
/** What may be too grave to be made better, whoever does it. */
const grievous: readonly Family[] = [...frightening, 'control', 'menor', 'fraude'];

/** «Mi marido me revisa el móvil»: of somebody who is neither of the two. */
const another = patternOf('another');
const isOfAnother = ({ quote }: Finding): boolean =>
  another.test(quote) && /(?<!\p{L})(?:me|nos|m[ií])(?!\p{L})/iu.test(quote);

/** «No voy a ir a la boda»: whoever refuses for themselves orders nobody about. */
const isRefusing = ({ family, quote }: Finding) =>
  family === 'control' && /^(?:ya |yo )*no (?:voy|pienso|quiero)(?!\p{L})/iu.test(quote);

/** «Te paso mi clave para que veas que no te escondo nada»: whoever gives it asks nobody for theirs. */
const isGiven = ({ family, quote }: Finding): boolean =>
  family === 'control' &&
  /^(?:(?:vale|ok|venga),? )?(?:te|os) (?:paso|doy|mando|dejo|env[ií]o|enseño)(?!\p{L})/iu.test(quote);

/** «Te presté 300 en marzo»: whoever lent asks for their own. */
const isLent = ({ family, quote }: Finding): boolean => family === 'fraude' && lends.test(quote);

/** What only the weights make of angry words is too little to leave a draft alone; beside money or pictures it is not. */
const namesPrice = patternOf('namesPrice');

/** What the rules of what is received make of the draft, as whoever gets it reads it. What was done to whoever writes is left out. */
function soundingGrave(input: DraftInput): Finding[] {
  if (sufferedFrom(input, input.draft).length > 0) return [];
  const reading = readOnce(input, input.draft);
  const isSaid = ({ family }: Finding) =>
    reading.findings.some((one) => one.family === family && !isByWeights(one));
  return findingsForHelp(input.draft, reading).filter(
    (one) =>
      grievous.includes(one.family) &&
      (isSaid(one) || (one.id === 'resembles' ? namesPrice.test(one.quote) : one.family !== 'violencia')) &&
      !isSuffered(one) &&
      !isOfAnother(one) &&
      !isRefusing(one) &&
      !isLent(one),
  );
}

/** What may be a threat, and what takes money or a body. */
function soundsLikeThreat(input: DraftInput): boolean {
  const { findings } = readOnce(input, input.draft);
  const isTold = findings.some(isSuffered);
  // Whoever asks a friend for the taxi tells no story beside it.
  const isFraud =
    findings.filter(({ family, severity }) => family === 'fraude' && severity === 'high').length > 1;
  const isMeant = (one: Finding) =>
    (!isTold &&
      !isRefusing(one) &&
      !isGiven(one) &&
      (one.family === 'fraude' ? isFraud : taken.includes(one.family))) ||
    (frightening.includes(one.family) && isAimedAtThem(one));
  return (
    sufferedFrom(input, input.draft).length === 0 &&
    // Without what it answers, whoever demands sounds as whoever gives in.
    !(input.received && likelySuffered(input)) &&
    findings.some((one) => isPlainlyGrave(one) && !isSuffered(one) && !isOfAnother(one) && isMeant(one))
  );
}

/** Grave enough for the lines beside the answer, and not sure enough to say who does it. */
const isInDoubt = (input: DraftInput): boolean =>
  harmfulAim(input.draft) === null && soundingGrave(input).length > 0;

/** «Contéstame o subo lo del vídeo», «si no vuelves enseño tus fotos». */
const blackmails = patternOf('blackmails');

/** «Ojalá te atropelle un bus», «me da palo»: what fate is to do is said in anger, and what is only a saying is meant by nobody. */
const figures = patternOf('figures', 'giu');

function withoutFigures(input: DraftInput): DraftInput {
  const draft = input.draft.replace(figures, ' ');
  return draft === input.draft ? input : { ...input, draft };
}

export function threatens(given: DraftInput): boolean {
  const input = withoutFigures(given);
  return grave(input).some(isOwnThreat) || soundsLikeThreat(input) || blackmails.test(input.draft);
}

const around = ({ received, isRefused }: Asked) => ({ isRefused, ...(received && { received }) });

/** After a no only what accepts it is fit to be sent. */
export function checkOf(input: Asked): Warning[] {
  const found = checkBeforeSending(input.draft, around(input));
  const isOpen = input.isRefused && !acceptsNo(input.draft) && !otherLanguageOf(input.draft);
  return isOpen && !found.some(({ kind }) => unkind.includes(kind))
    ? [ourWarnings.notAccepted, ...found]
    : found;
}

/** What is cared for in place of being made better. To whoever wants no other message nothing is offered. */
export function careOf(input: Asked, found: ReturnType<typeof checkOf>) {
  const kinds = found.map(({ kind }) => kind);
  const care = careFor(input.draft, input.received ?? '', kinds, input);
  return care && input.isSilenced ? { ...care, edits: [] } : care;
}

/** What is answered with a kind exit, or with a pause. */
const unkind: readonly string[] = [...unwanted, 'reproach', 'upset'];

/** Where the other person said no: kind ways out, or none where silence was asked for. */
const exitsFor = ({ draft, received = '' }: Asked) =>
  linesLike(draft, careFor(draft, received, ['insist'], { isRefused: true })?.edits ?? []);

/** What a pause says already. */
const paused: readonly string[] = ['insist', 'pressure', 'reproach', 'upset'];

const fitIn =
  (request: DraftInput, asked: Asked) =>
  ({ text = '' }: Partial<DraftOutput['edits'][number]> = {}): boolean =>
    isFitToSend(request, text, asked.isRefused, request.draft) &&
    // In a language that the rules do not read they see no insisting.
    (!asked.isRefused || acceptsNo(text)) &&
    !checkOf({ ...asked, draft: text }).some(({ kind }) => unwanted.includes(kind));

/** The edits that are whole and fit to be sent: how one goes on is not known. */
export const halfDraft = (
  input: DraftInput,
  { edits }: DraftOutput,
  thread?: ThreadContext,
): DraftOutput => ({
  edits: (Array.isArray(edits) ? edits.slice(0, -1) : []).filter(fitIn(input, askedIn(input, thread))),
});

export function reviewDraft(
  input: DraftInput,
  output: DraftOutput,
  writer: 'model' | 'rules',
  thread?: ThreadContext,
): Reviewed<DraftOutput> {
  const asked = askedIn(input, thread);
  const edits = output.edits
    .filter(({ text }) => writer === 'rules' || text.trim() !== input.draft)
    .filter(fitIn(input, asked));
  const found = checkOf(asked);
  if (writer === 'model' && asked.isRefused && edits.length === 0)
    edits.push(...exitsFor(asked).filter(({ text }) => text !== input.draft));
  const pause = careOf(asked, found)?.pause;
  const isDoubtful = isInDoubt(input);
  const isDesperate = grave(input, asked).some(({ mine, family }) => mine && family === 'autolesion');
  const suffered = grave(input, asked).length === 0 ? likelySuffered(input) : null;
  const isKind = !found.some(({ kind }) => unkind.includes(kind));
  const told = suffered && isKind && { kind: 'danger', text: likelyTellings[suffered].says };
  const doubt = soundingGrave(input).some(({ family, certain }) => family === 'fraude' && certain)
    ? ourWarnings.inDoubtOfMoney
    : ourWarnings.inDoubt;
  // «Si no me hubieras provocado»: what was written for such words says more than a doubt.
  const warnings =
    isDangerous(input, thread) && !((isDoubtful || suffered) && pause)
      ? [
          told ||
            (isDesperate ? ourWarnings.ownDespair : isDoubtful || suffered ? doubt : ourWarnings.inDanger),
          ...found,
        ]
      : pause
        ? [{ kind: 'pause', text: pause }, ...found.filter(({ kind }) => !paused.includes(kind))]
        : found;
  return { output: { edits, check: { warnings } }, sources: { check: 'rules' } };
}
