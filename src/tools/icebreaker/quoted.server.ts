import { fold } from '../../language/write/fold.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { beforeLikes, type Hook, type Openers, withWord } from './hooks.server.ts';

/** A sentence of theirs, between quotation marks or as a question. */
const quoted = /[«"“]([^«»"“”\n]{12,60})[»"”]|(?<![\p{L}\d])['‘]([^'‘’\n]{12,60})['’](?!\p{L})/u;
const asked = /¿([^¿?\n]{6,60})\?/u;
/** What the writer asks us, a message that came already, and what the profile will not be asked. */
const notTheirs =
  /\b(?:me (?:ha |han )?(?:puesto|puso|dicho|dijo|escrito|escribio|mandado|mando)|le (?:digo|pongo|escribo|mando|pregunto)|que hago|como (?:empiezo|entro|abro)|me ayudas|no (?:te )?(?:lo )?voy a (?:contar|decir)|no (?:me )?preguntes)\b/;
/** «No me hables de signos»: what they will not hear is nothing to begin with. */
const boundary = /^(?:no|ni|nada de|sin|abstener)/iu;
/** The whole of a long sentence three times over is nothing that anybody sends. */
const mostWords = 8;

/** What their profile says in so few words that it can be said again. */
export function quotesIn(text: string, lines: Readonly<Record<'quote' | 'question', Openers>>): Hook[] {
  const question = asked.exec(text)?.[1];
  const [, one, two] = quoted.exec(text) ?? [];
  const said = (question ?? one ?? two)?.replace(/[.,;\s]+$/u, '').trim();
  if (!said || said.split(' ').length > mostWords) return [];
  if (notTheirs.test(fold(text)) || boundary.test(said) || unsafeToQuote(said) || isOrder(said)) return [];
  const cita = question ? `¿${spelled(said)}?` : spelled(said);
  return [{ ...withWord(lines[question ? 'question' : 'quote'], '{cita}', cita), ...beforeLikes }];
}
