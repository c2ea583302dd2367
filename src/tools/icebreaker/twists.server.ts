import { compileTest, type Said } from '../../language/read/compile.ts';
import { dataIn } from '../../language/read/data.server.ts';
import { fold } from '../../language/write/fold.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import type { Hook, Openers } from './hooks.server.ts';

/** What makes a thing theirs: they fail at it, do it with their mother, refuse a «hola». */
interface Twist extends Openers, Said {
  id: string;
  /** A regular expression, whose groups fill the lines. */
  takes?: string;
}

const twists = dataIn(new URL('./', import.meta.url))<Twist[]>('twists.json').map((twist) => ({
  ...twist,
  isSaid: compileTest(twist.said),
  isNot: compileTest(twist.unless),
  taken: twist.takes ? new RegExp(twist.takes, 'u') : null,
}));

const most = 2;
/** A sentence of theirs, between quotation marks or as a question. */
const quoted = /[«"“]([^«»"“”\n]{12,90})[»"”]|(?<![\p{L}\d])['‘]([^'‘’\n]{12,90})['’](?!\p{L})/u;
const asked = /¿([^¿?\n]{6,70})\?/u;
/** What the writer asks us, a message that came already, and what the profile will not be asked. */
const notTheirs =
  /\b(?:me (?:ha |han )?(?:puesto|puso|dicho|dijo|escrito|escribio|mandado|mando)|le (?:digo|pongo|escribo|mando|pregunto)|que hago|como (?:empiezo|entro|abro)|me ayudas|no (?:te )?(?:lo )?voy a (?:contar|decir)|no (?:me )?preguntes)\b/;
/** «No me hables de signos»: what they will not hear is nothing to begin with. */
const boundary = /^(?:no|ni|nada de|sin|abstener)/iu;

/** The most that can be said of them, the best first. */
export function twistsIn(text: string): Hook[] {
  const folded = fold(text);
  const found = twists.flatMap((twist) => {
    if (!twist.isSaid?.test(folded) || twist.isNot?.test(folded)) return [];
    return [filled(twist, twist.taken?.exec(folded)?.groups)];
  });
  const [, one, two] = quoted.exec(text) ?? [];
  const question = asked.exec(text)?.[1];
  const quote = question ? `¿${question}?` : (one ?? two)?.replace(/[.,;]+$/u, '');
  const mine = twists.find(({ id }) => id === (quote?.startsWith('¿') ? 'question' : 'quote'));
  return quote &&
    mine &&
    !notTheirs.test(folded) &&
    !boundary.test(quote) &&
    !unsafeToQuote(quote) &&
    !isOrder(quote) &&
    found.length === 0
    ? [filled(mine, { cita: shortened(quote.trim()) })]
    : found.slice(0, most);
}

/** The whole of a long sentence three times over is nothing that anybody sends. */
function shortened(quote: string): string {
  const words = quote.split(' ');
  return words.length > 8 ? `${words.slice(0, 6).join(' ')}…` : quote;
}

function filled({ ask, warm, joke, invite }: Openers, groups: Record<string, string | undefined> = {}): Hook {
  const said = (list: readonly string[]) =>
    list
      .map((line) =>
        line.replace(/\{(\w+)\}/gu, (hole, name: string) =>
          name in groups ? spelled(groups[name] ?? '').replace(/^su(s?) /u, 'tu$1 ') : hole,
        ),
      )
      .map((line) =>
        line.replace(/(?<!\p{L})(de|a) el (?=\p{L})/gu, (_, to: string) => (to === 'a' ? 'al ' : 'del ')),
      )
      .filter((line) => !line.includes('{'));
  return {
    ...{ name: '', ask: said(ask), warm: said(warm), joke: said(joke), invite: said(invite) },
    weight: 5,
    isTheirWord: false,
    isShownBy: () => true,
  };
}
