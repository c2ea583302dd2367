import type { EmbeddedContext } from '../../generation/tool.ts';
import type { Interest } from '../../language/read/find-cues.ts';
import type { Finding } from '../../language/read/finding.ts';
import { readInterest } from '../../language/read/interest.ts';
import { joinLines } from '../../language/read/lines.ts';
import type { Reading } from '../../language/read/read.ts';
import { readOnce } from '../../language/read/read-once.ts';
import { saysNo } from '../../language/read/says-no.ts';
import { gravestFirst } from '../../language/read/severity.ts';
import { diceOf } from '../../language/write/seeded.ts';
import { adviceOn, calmAdvice, calmTones, tones } from './advice.server.ts';
import type { RedFlag, RedFlagsInput, RedFlagsOutput } from './contract.ts';

/** Rules that read somebody telling what is done to them. */
const toldOf = ['hit-already', 'told-control', 'told-violence'];

export function redFlagsEmbedded(input: RedFlagsInput, { seed }: EmbeddedContext): RedFlagsOutput {
  const { message } = input;
  const reading = readOnce(input, message);
  const refused = saysNo(joinLines(reading.lines, (author) => author !== 'mine').text);
  const leads = gravestFirst(reading.findings);
  return {
    riskLevel: reading.level,
    redFlags: flagsOf(reading.findings),
    toneAnalysis: toneOf(message, reading, leads, refused),
    advice: adviceFor(reading, leads, refused, seed),
    unknowns: unknownsOf(reading, message),
  };
}

/** The same words, or the same thing said of the same family, are shown once: the gravest. */
export function flagsOf(findings: readonly Finding[]): RedFlag[] {
  return findings
    .filter(
      (one, at) =>
        !findings
          .slice(0, at)
          .some(
            (other) => other.family === one.family && (other.quote === one.quote || other.text === one.text),
          ),
    )
    .map(({ text, severity, family, quote }) => ({ text, severity, family, quote }));
}

function toneOf(
  message: string,
  { level, findings, lines }: Reading,
  leads: readonly Finding[],
  refused: boolean,
): string {
  const [first, second] = new Set(leads.map(({ family }) => family));
  if (isOnlyOwn(findings)) return 'Lo que suena a amenaza está en lo que escribes tú.';
  if (findings.some((one) => toldOf.includes(one.id)))
    return 'Aquí no habla la otra persona: se cuenta lo que hace, y eso pesa más que cualquier tono.';
  if (first && level !== 'bajo') return [tones[first], second ? tones[second] : ''].filter(Boolean).join(' ');
  if (refused) return calmTones.boundary;
  return calmTones[calmTone(readInterest(message, lines))];
}

function calmTone({ found, words }: Interest): keyof typeof calmTones {
  const ids = found.map((one) => one.cue.id);
  if (ids.includes('laughs')) return 'playful';
  if (found.some((one) => one.cue.kind === 'feeling')) return 'warm';
  if (found.some((one) => one.cue.kind === 'plan' || one.cue.kind === 'curiosity')) return 'curious';
  return words < 4 ? 'short' : 'plain';
}

/** Nothing but what the person who asks threatens with. */
const isOnlyOwn = (findings: readonly Finding[]) =>
  findings.length > 0 &&
  findings.every(({ mine, id, family }) => mine && family !== 'autolesion' && !toldOf.includes(id));

const ownThreat =
  'Lo grave lo escribes tú: no lo envíes, o para ahora si ya lo has enviado, y deja espacio a la otra persona. Si sientes que puedes hacer daño, llama al 112 y cuéntaselo hoy a alguien de confianza.';

function adviceFor({ level, findings }: Reading, leads: readonly Finding[], refused: boolean, seed: string) {
  if (leads.length === 0) return refused ? calmAdvice.boundary : diceOf(seed).pick(calmAdvice.plain);
  if (level === 'bajo') return calmAdvice.minor;
  const own = findings.some((one) => one.mine && one.family === 'autolesion');
  if (own)
    return 'Lo que escribes pesa mucho, y no tienes por qué pasarlo a solas. En el 024 hay alguien que escucha, gratis y a cualquier hora; si hay peligro ahora, llama al 112. Y cuéntaselo hoy a una persona de confianza.';
  if (isOnlyOwn(findings)) return ownThreat;
  return adviceOn(leads, level);
}

function unknownsOf({ isConversation, knowsMine, findings, messages }: Reading, message: string): string[] {
  const unknowns: string[] = [];
  if (!isConversation) unknowns.push('Qué se dijo antes y después, y qué respondiste tú.');
  if (isConversation && !knowsMine)
    unknowns.push('Qué mensajes son tuyos: pon «Yo:» delante de los tuyos y los leeremos aparte.');
  unknowns.push('El tono de voz y la confianza que tenéis: leemos solo palabras.');
  if (findings.some((one) => one.severity !== 'high') || /ja(?:ja)+/i.test(message))
    unknowns.push('Si algo iba en broma o si se repite: una vez no dice lo mismo que todos los días.');
  if (messages.length < 3 && message.length < 80)
    unknowns.push('Es un fragmento corto: con más mensajes se ve mejor.');
  return unknowns;
}
