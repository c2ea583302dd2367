import { explained } from './acts.server.ts';
import type { Message } from './chat.ts';
import type { Level } from './families.ts';
import { findInSteps, finish } from './find-by-rules.ts';
import type { Finding } from './finding.ts';
import { withoutPlay } from './in-play.ts';
import { weigh } from './learned/weigh.ts';
import { type Lines, readLines } from './lines.ts';
import { normalise } from './normalise.ts';
import { isOfPartner } from './ordinary-life.ts';
import { ownPressureIn, withoutBlame } from './own-pressure.ts';
import { widenQuote } from './quote.ts';
import { levelOf } from './severity.ts';
import { toldToThem, withSuffered } from './suffered.ts';

export interface Reading {
  messages: readonly Message[];
  lines: Lines;
  findings: Finding[];
  level: Level;
  /** What whoever asks does to the other person: apart, so that no tool holds it against them. */
  ownPressure: Finding[];
  isConversation: boolean;
  knowsMine: boolean;
}

export const readChat = (text: string): Reading => finish(readChatInSteps(text));

/** All of a chat, however long: danger in its oldest or its newest line is danger. */
export const readChatInSteps = (text: string): Generator<void, Reading> => readInSteps(text, toldToThem);

function* readInSteps(text: string, toldIn: typeof toldToThem | null): Generator<void, Reading> {
  const lines = readLines(text);
  yield;
  const found = yield* findInSteps(text, lines);
  yield;
  const { messages } = lines;
  const weighed = yield* weigh(text, lines, found);
  yield;
  const played = withoutPlay(text, weighed.findings, lines);
  const told = toldIn?.(text, lines);
  const deeds = told?.text ? (yield* readInSteps(told.text, null)).findings : [];
  const findings = told ? withSuffered(told, deeds, played) : played;
  const level =
    findings.every((one, at) => one === weighed.findings[at]) && findings.length === weighed.findings.length
      ? weighed.level
      : levelOf(findings);
  const widened = findings.map((one) => ({ ...one, quote: widenQuote(text, one.start, one.quote) }));
  const ownPressure = yield* ownPressureIn(text, lines, widened);
  return {
    messages,
    lines,
    findings: withoutBlame(asOfPartner(text, asFraud(widened)), ownPressure).map(explained),
    level,
    ownPressure,
    isConversation: new Set(messages.map((one) => one.speaker ?? '')).size > 1,
    knowsMine: messages.some((one) => one.author === 'mine'),
  };
}

const lever =
  /\b(?:fotos?(?! del codigo)|fotitos?|videos?|nudes?|pack|imagenes|capturas|pantallazos|audios|desnud\w*|intim\w*|secretos?|grab\w+|public\w+|difund\w+|subir\w*|contar\w*|ensena\w*|familia|contactos|jefe|gay|marica|lesbiana)\b/;

/** A sum asked for in the story of a fraud, with nothing held over whoever reads it, is no blackmail. */
function asFraud(findings: readonly Finding[]): Finding[] {
  const fraud = findings.find(({ family, severity }) => family === 'fraude' && severity === 'high');
  const isPlea = ({ family, quote }: Finding) =>
    family === 'sextorsion' && !lever.test(normalise(quote).text);
  return findings.map((one) => (fraud && isPlea(one) ? { ...one, ...asked, family: 'fraude' } : one));
}

const asked = {
  id: 'sum-and-plea',
  text: 'Te pide una cantidad concreta, con una historia detrás.',
} as const;

function asOfPartner(text: string, findings: readonly Finding[]): Finding[] {
  const isTaking = ({ family, mine }: Finding) => family === 'fraude' && !mine;
  if (!findings.some(isTaking) || !isOfPartner(text)) return [...findings];
  return findings.map((one) => (isTaking(one) ? { ...one, ...takesMoney } : one));
}

const takesMoney = {
  id: 'rules-your-money',
  family: 'control',
  text: 'Quiere controlar tu dinero o tu trabajo.',
} as const;
