import { harmfulAim } from '../../language/read/aims.ts';
import { isPlainlyGrave, isSuffered } from '../../language/read/find-by-rules.ts';
import type { Finding } from '../../language/read/finding.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { sufferedFrom } from '../../language/read/suffered.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { AnyTool } from '../models/engine.server.ts';
import { checkBeforeSending, isRefusal } from '../send-check/check.ts';
import type { ToolRequest } from './request.server.ts';
import { noIn } from './safety.server.ts';
import { eachSent } from './voiced.server.ts';

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

export const isFitToSend = (request: object, text: string, isRefused: boolean): boolean =>
  harmfulAim(text) === null &&
  !checkBeforeSending(text, { isRefused }).some(({ kind }) => unwanted.includes(kind)) &&
  !isThreatening(request, text);

const ends = ['.', '!', '?', '…', '\n'];

/** As far as its sentences are finished: how one goes on is not known, and to look at each word costs too much. */
const finished = (text: string) => text.slice(0, 1 + Math.max(...ends.map((end) => text.lastIndexOf(end))));

export type Gate = (output: unknown, isWhole: boolean) => { isFit: boolean; fit: unknown };

/** The one place where what a model wrote to be sent is read, of whatever tool, refinements too. Decision 0033. */
export function gateOf(tool: AnyTool, request: ToolRequest): Gate {
  const { input } = request;
  const isRefused = noIn(tool, request) !== null || isRefusal(tool.conversation?.(input) ?? '');
  const known = new Map<string, boolean>();
  const isFitText = (text: string) => {
    const isFit = known.get(text) ?? isFitToSend(input, text, isRefused);
    known.set(text, isFit);
    return isFit;
  };
  return (output, isWhole) => {
    let isFit = true;
    const fit = eachSent(tool, request, output, (text) => {
      const isGood = isFitText(isWhole ? text : finished(text));
      isFit &&= isGood;
      return isGood ? text : '';
    });
    return { isFit, fit };
  };
}

export const unfitToSend = () =>
  new Failure('content_refused', {
    message:
      'Lo que ha escrito el modelo de IA no es para mandárselo a nadie, así que no te lo enseñamos. No te ha costado ningún uso.',
  });
