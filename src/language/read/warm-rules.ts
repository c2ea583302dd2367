import { readInterest } from './interest.ts';
import { readChat } from './read.ts';

/** Some of what the rules look for, so that what they look at around a hit is compiled too. */
const sample =
  'Hola 😊, ¿qué tal? Como no me mandes tu ubicación ahora voy a tu casa y te enteras. Dame la contraseña y 200 euros. Nos vemos el sábado.';

/** A pattern is compiled when it is first used, and better still the second time: not while somebody waits for it. */
export function warmRules(): void {
  for (const text of [sample, sample]) {
    readChat(text);
    readInterest(text);
  }
}
