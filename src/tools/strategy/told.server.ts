import { timesSpokenTo } from '../../language/read/learned/situation-features.ts';
import { type Situation, tellingIn } from '../../language/read/situations.ts';
import { capitalise, ended } from '../../language/write/grammar.ts';
import { actFor, actOf, texts, type Way } from './acts.server.ts';
import type { StrategyInput } from './contract.ts';
import type { Wish } from './wish.server.ts';

/** It begins with what the other one did, or is like. */
const ofThem =
  /^\P{L}{0,8}(?:(?:y|pero|pues|es que|hoy|ayer|anoche|ahora|siempre|a veces|casi|nunca|ya|s[oó]lo|ella|[eé]l|hola|buenas|(?:mi|el|la|un|una|este|esta) (?:crush|match|chic[oa]|tip[oa]|chav[oa]|min[oa]|flac[oa]|compa[ñn]er[oa]|vecin[oa]|amig[oa]))(?:, ?| )){0,6}(?:no )?(?:(?:le gusta|le encanta|(?:me|le|lo|la) (?:ha|hab[ií]a|dijo|dice|puso|pone|contest[oó]a?|contesta|respond[ei]\p{L}*|reaccion[oó]|dio|mand[oó]|manda|dej[oó]|deja|escribi[oó]|escribe|habla|habl[oó]|cancel[oó]|vio|ve|mira|bloque[oó]|elimin[oó]|pidi[oó]|pide|propuse|pregunt[eé]|dije|escrib[ií]|mand[eé]))|quiere|prefiere|dice|vi[oó]|ve|ley[oó]|lee|tarda|contesta|responde|lleva|tiene|desapareci[oó]|aparece|reaccion[oó]|se (?:fue|enfad[oó]|enoj[oó]|ri[oó]|conecta|conect[oó]|desconect[oó]|pone|puso))(?!\p{L})/iu;

/** What goes on, where that is told to us in place of a message of theirs; without its name where it is only likely. A danger in it is answered as one. */
export function toldIn(input: StrategyInput): Situation | undefined {
  const { receivedMessage } = input;
  if (timesSpokenTo(receivedMessage) > 0 || !ofThem.test(receivedMessage)) return undefined;
  const { situation, isTold, isSure, likely } = tellingIn(input, receivedMessage);
  if (!situation || !isTold || likely || situation.level === 'alto') return undefined;
  return isSure ? situation : { ...situation, id: '' };
}

const shortest = 20;

/** The words that we would write ourselves, then what is for the wish, or what begins again. */
export function movesAfter({ id, means, step }: Situation, wish: Wish) {
  const begins = actFor(wish) ?? actOf('recover-wish');
  if (id === '') return { advice: `${texts.toldToUs} ${begins.advice}`, ways: begins.ways };
  const lines = [...step.matchAll(/«([^«»]+)»/gu)].flatMap(([, line = '']) =>
    line.length >= shortest ? [ended(capitalise(line))] : [],
  );
  const own: readonly Way[] = lines.length > 0 ? [{ angle: 'Lo que le escribiría', lines }] : [];
  return { advice: `${means} ${step}`, ways: [...own, ...begins.ways] };
}
