import saidToThem from '../data/said-to-them.json' with { type: 'json' };
import { compileSaid, replacing } from './compile.ts';
import type { Family } from './families.ts';
import type { Finding } from './finding.ts';
import { normalise } from './normalise.ts';
import { readOnce } from './read-once.ts';

const word = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`, 'giu');

/** «Me cogiste» and «me sigues» as a third person does it, whom the rules read of. */
const asOfThem = replacing(saidToThem.asOfThem, 'giu');

const ofMe = word('me|nos|m[ií]|\\p{L}+[aei]r(?:me|nos)');
const denied = word('(?:no|nunca|jam[aá]s|ni|tampoco) (?:me|nos) (?!dej)(?:has|\\p{L}+[ai]ste|\\p{L}+[ae]s)');
const inPlay =
  /(?:ja|je){2}|\b(?:risas?|sustos?|re[ií]r\w*|cosquillas|bail\w+|probar|comer|ver|madrugar|correr|p[aá]del|tenis|fifa|ajedrez|parch[ií]s|cartas|mus|play|juego|partida|gripe|resfriado|catarro)\b/iu;

const toldOfThem = (own: string): string =>
  (own.match(/[^.!?\n]+/g) ?? [])
    .filter((one) => one.search(ofMe) >= 0 && one.search(denied) < 0 && !inPlay.test(one))
    .flatMap((one) => {
      const told = asOfThem(one.trim());
      return told === one.trim() ? [] : [`Él ${told}`];
    })
    .join('.\n');

/** «Me esperas en el portal» may be a plan. */
const isPast = word('has|\\p{L}+[ai]ste');

const harmful: readonly Family[] = ['violencia', 'control', 'presion_sexual'];

const isSaidToThem = compileSaid({ said: saidToThem.match, unless: saidToThem.unless });

export const saidByVictim = (own: string): Finding => ({
  id: 'said-to-them',
  family: 'violencia',
  severity: 'high',
  text: 'Le has pedido que pare, le das cuentas por miedo, o dices que te hizo daño.',
  quote: own.trim(),
  start: 0,
  certain: false,
  mine: false,
});

/** Grave deeds that whoever writes says to have suffered from the one they write to. Their quotes are not the person's words. */
export function sufferedFrom(request: object, own: string): Finding[] {
  // «Para, me das miedo», «te dije que no y seguiste»: whoever answers that is no match.
  if (isSaidToThem(normalise(own).text)) return [saidByVictim(own)];
  const told = toldOfThem(own);
  if (!told) return [];
  return readOnce(request, told).findings.filter(
    ({ family, severity, id, certain }) =>
      severity === 'high' &&
      harmful.includes(family) &&
      id !== 'resembles' &&
      (certain || own.search(isPast) >= 0),
  );
}
