import { advisedHarm, isProposed, promisedHarms } from '../../language/read/advised.ts';
import { harmfulAim } from '../../language/read/aims.ts';
import { quotesIn } from '../../language/read/exact-quote.ts';
import type { Family } from '../../language/read/families.ts';
import { isPlainlyGrave, isSuffered } from '../../language/read/find-by-rules.ts';
import type { Finding } from '../../language/read/finding.ts';
import { readOnce, sufferedFrom } from '../../language/read/read-once.ts';
import { withoutQuoted } from '../../language/read/whose-deed.ts';
import { knownLanguageOf, otherLanguageOf } from '../../language/write/languages.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import { stringsIn } from '../../platform/strings-in.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { checkBeforeSending, givenAway, isRefusal } from '../send-check/check.ts';
import { noIn } from './bound.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import type { ToolRequest } from './request.server.ts';
import { eachSent, eachWritten } from './voiced.server.ts';

export const unwanted: readonly string[] = ['threat', 'insult', 'insist', 'pressure'];

const toThem = /(?<!\p{L})(?:te|tus?|ti|contigo|\p{L}{2,}[aei]rte)(?!\p{L})/iu;
const toUs = /(?<!\p{L})(?:me|nos|conmigo|\p{L}{2,}[aei]rme)(?!\p{L})/iu;

export const isAimedAtThem = ({ quote }: Pick<Finding, 'quote'>): boolean =>
  toThem.test(quote) && !toUs.test(quote);

const isThreat = (one: Finding): boolean =>
  (one.family === 'violencia' || one.family === 'sextorsion') &&
  !isSuffered(one) &&
  (one.certain || (isPlainlyGrave(one) && isAimedAtThem(one)));

function isThreatening(request: object, text: string): boolean {
  const threats = readOnce(request, text).findings.filter(isThreat);
  return (
    threats.some(({ certain }) => certain) || (threats.length > 0 && sufferedFrom(request, text).length === 0)
  );
}

const harmsToItsSender = (text: string): string[] => [...givenAway(text), ...promisedHarms(text)];

function givesNoMore(text: string, own: string): boolean {
  const given = harmsToItsSender(text);
  if (given.length === 0) return true;
  const owned = harmsToItsSender(own);
  return given.every((kind) => owned.includes(kind));
}

/** `own`: what whoever sends it has said themselves. What kind of thing they give away there is theirs to give, and nothing else. */
export const isFitToSend = (request: object, text: string, isRefused: boolean, own = ''): boolean =>
  harmfulAim(text) === null &&
  !checkBeforeSending(text, { isRefused }).some(({ kind }) => unwanted.includes(kind)) &&
  !isThreatening(request, text) &&
  givesNoMore(text, own);

/** «Que te diga que no vales nada». */
const saidToThem = /(?<!\p{L})(?!digo)(?:di[cgj]|dec|llam|suelt)\p{L}* [^.,;:!?\n]*/giu;

/** «Eres imbécil por contestarle»: said to whoever reads it. */
const isKind = (text: string): boolean =>
  !checkBeforeSending(withoutQuoted(text).replace(saidToThem, ' ')).some(
    ({ kind }) => kind === 'threat' || kind === 'insult',
  );

const bindingFamilies: readonly string[] = ['menor', 'violencia', 'sextorsion', 'autolesion'];

/** What a model itself reports beside a text to send. */
export function reportedIn({ sends }: AnyTool, output: unknown): Family[] {
  const { familias } = Object(output);
  return sends && Array.isArray(familias) ? familias.filter((one) => bindingFamilies.includes(one)) : [];
}

const ends = ['.', '!', '?', '…', '\n'];

/** As far as its sentences are finished: how one goes on is not known, and to look at each word costs too much. */
const finished = (text: string) => text.slice(0, 1 + Math.max(...ends.map((end) => text.lastIndexOf(end))));

/** `tongue`: in which a text is sent that nobody here has read, in words for the person. */
export type Gate = (
  output: unknown,
  isWhole: boolean,
) => { isFit: boolean; fit: unknown; tongue?: string | undefined };

function once<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>();
  return (text) => {
    if (!known.has(text)) known.set(text, find(text));
    return known.get(text) as Found;
  };
}

const tongues: Readonly<Record<string, RegExp>> = {
  catalán: /catal/i,
  gallego: /gal+eg/i,
  euskera: /eusk|vasc/i,
  inglés: /ingl|english/i,
  portugués: /portug/i,
  francés: /franc[eé]/i,
  italiano: /italian/i,
  rumano: /ruman/i,
  alemán: /alem[aá]n/i,
};

/** What goes to somebody may be in the language that they write, or that is asked for by its name. */
function isAskedFor({ input, thread }: ToolRequest, tongue: string): boolean {
  const told = [...stringsIn(input), thread?.chat ?? ''];
  const isNamed = (one: string) => tongues[tongue]?.test(one) === true;
  return told.some((one) => otherLanguageOf(one) === tongue || isNamed(one));
}

const sentences = /(?<=[.!?…\n])\s+/;
const afterColon = /: *([^.!?…\n]+)/g;

/** The one place where what a model wrote is read, refinements too. `isGrave`: there are help lines beside it. Decision 0033. */
export function gateOf(tool: AnyTool, request: ToolRequest, isGrave = false): Gate {
  const { input, thread } = request;
  const chat = tool.conversation?.(input) ?? '';
  const isRefused = noIn(tool, request) !== null || isRefusal(chat);
  const own = [tool.own?.(input), ...stringsIn(input).filter((text) => !chat.includes(text))].join('\n');
  const isAlarming = isGrave || readOnce(input, chat).level !== 'bajo';
  const exactQuote = quotesIn([...stringsIn(input), thread?.chat].join('\n'));
  const isAsked = once((tongue) => isAskedFor(request, tongue));
  const tongueOf = once(otherLanguageOf);
  const isSendable = once((text) => {
    const tongue = tongueOf(text);
    return (tongue === undefined || isAsked(tongue)) && isFitToSend(input, text, isRefused, own);
  });
  // Nobody can answer for advice that our rules cannot read, and no tool's advice needs another language.
  const isAdvisable = once(
    (text) => knownLanguageOf(text) === undefined && advisedHarm(text, isAlarming) === null,
  );
  const isKindOnce = once(isKind);
  function isFitAdvice(text: string, isWhole: boolean, isSent: boolean): boolean {
    let isFit = true;
    const own = withoutQuoted(text, (quote, before) => {
      // Whoever wants something of somebody may have written the answer to it for them.
      if (isProposed(before)) isFit &&= isSendable(quote);
      return exactQuote(quote) !== null;
    });
    isFit &&= !isWhole || [text, own].some((one) => otherLanguageOf(one) === undefined);
    for (const { 1: words = '', index } of own.matchAll(afterColon))
      if (isProposed(own.slice(0, index))) isFit &&= isSendable(words);
    const said = own.split(sentences);
    // «Te pide la clave. Dásela.»: each is read with the one before it.
    return (
      isFit &&
      said.every((one, at) => isAdvisable(`${said[at - 1] ?? ''} ${one}`.trim())) &&
      (isSent || said.every(isKindOnce))
    );
  }
  return (output, isWhole) => {
    const isReported = reportedIn(tool, output).length > 0;
    let isFit = !isReported;
    let tongue: string | undefined;
    const kept = (text: string, isGood: boolean) => {
      isFit &&= isGood;
      return isGood ? text : '';
    };
    // A tool that names nothing to be sent sends all that it writes to somebody.
    const sent = new Set<string>();
    eachSent(tool, request, output, (text) => String(sent.add(text)));
    const isSent = (text: string) => sent.has(text) || (tool.toThem !== undefined && !tool.sends);
    const advice = eachWritten(
      output,
      (text) => kept(text, isFitAdvice(text, isWhole, isSent(text))),
      (quote) => exactQuote(quote) ?? '',
    );
    const fit = eachSent(
      tool,
      request,
      advice,
      (text) => {
        const read = isWhole ? text : finished(text);
        tongue ??= tongueOf(read);
        return kept(text, !isReported && isSendable(read));
      },
      true,
    );
    const unread = `Está en ${tongue}, y ahí nuestras reglas solo reconocen lo más grave: léelo bien antes de mandarlo.`;
    return { isFit, fit, tongue: tongue && unread };
  };
}

export const unfitToSend = () => new Failure('content_refused', { message: refusals.unfitToSend });
