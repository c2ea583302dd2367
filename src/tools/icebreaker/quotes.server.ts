import { fold } from '../../language/write/fold.ts';
import { withPreposition } from '../../language/write/grammar.ts';
import { otherLanguageOf } from '../../language/write/languages.server.ts';
import { isOrder } from '../../language/write/not-a-topic.server.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import { unsafeToQuote } from '../../language/write/quoting.server.ts';
import { spelled } from '../../language/write/spelled.server.ts';
import { readTopics } from '../../language/write/topics.server.ts';
import { beforeLikes, type Hook, withWord } from './hooks.server.ts';
import data from './quotes.json' with { type: 'json' };

/** A sentence of theirs, between quotation marks. */
const quoted =
  /[«"“]([^«»"“”\n]{12,90})(?<!\.\.\.|…)[»"”](?!:)|(?<![\p{L}\d])['‘]([^'‘’\n]{12,90})['’](?!\p{L})/gu;
/** What the writer asks us, a message that came already, and what the profile will not be asked. */
const notTheirs =
  /\b(?:me (?:ha |han )?(?:puesto|puso|dicho|dijo|escrito|escribio|mandado|mando)|le (?:digo|pongo|escribo|mando|pregunto)|que hago|como (?:empiezo|entro|abro)|me ayudas|no (?:te )?(?:lo )?voy a (?:contar|decir)|no (?:me )?preguntes)\b/;
/** «No me hables de signos», «si eres del rojo, pasa», «enséñame una palabra»: what they will not hear or want done is not only quoted. */
const boundary =
  /^(?:no(?! s[eé](?!\p{L}))|ni|nada de|sin|abstener|aburrid|hart|cansad|odio|paso de|si (?!.*(?<!\p{L})(?:hablamos|nos llevaremos|me caso|te invito|me ganas|me tienes|quedamos|cenamos|te robo|te (?:enseñ|invit|cuent|llev|hag)o)(?!\p{L}))|solo si|swipe|ens[eé]ñ|dime|hazme|cu[eé]nta|teach|tell|ask|make|if |don.?t|conv[eé]nceme|recomi[eé]nda|(?:y|pero|que|porque|te|con|de|en|por|para) )|sorpr[eé]ndeme|recomi[eé]ndame/iu;
const disliking =
  /(?<!\p{L})(?:odi[ao]\p{L}*|detest\p{L}*|no (?:soporta|aguanta|quiere)|le (?:choca|molesta|revienta|repatea)|no le (?:digan?|escriban?|pongan?)|hart[ao]|cansad[ao])(?!\p{L})[^.\n]{0,50}$/iu;
/** «Pregúntame por mi cicatriz» */
const wantsToBeAsked =
  /(?<!\p{L})preg[uú]nt[aá]me (?:por|sobre|acerca de) (mis?|el|la|los|las) ((?:\p{L}+ ?){1,4})(?=$|[.,;!?\n»"”'’])/iu;
/** The whole of a long sentence three times over is nothing that anybody sends. */
const mostWords = 12;

/** What their profile says in so few words that it can be said again. */
export function quotesIn(text: string): Hook[] {
  // Who laughs at an illness of theirs may; who writes to them does not repeat it.
  if (notTheirs.test(fold(text)) || readTopics(text).attributes.some(({ id }) => id === 'illness')) return [];
  const first = askedFor(text) ?? soughtIn(text) ?? quotedIn(text);
  return [first, oddestIn(text)].filter((one) => one !== undefined);
}

/** «Pregúntame por el incidente de la piscina» */
function askedFor(text: string): Hook | undefined {
  const [, whose, what] = wantsToBeAsked.exec(text) ?? [];
  if (!what || unsafeToQuote(what) || isOrder(what)) return undefined;
  const about = spelled(`${whose?.toLowerCase().replace(/^mi/u, 'tu')} ${what.trim()}`);
  return { ...withWord(data.askMe, '{cosa}', about), ...beforeLikes, name: about };
}

const seeks =
  /(?<!\p{L})(?:busc(?:o|a|ando)|quier[oe]|(?:mi|su) (?:perfil|persona|pareja|match|crush) ideal(?: es)?)(?: a)?:? (alguien (?:que|con quien|para) [^.,;:!?\n»"”]{6,70})/iu;
const everybodySeeks =
  /\b(?:que no|valga la pena|especial|reir|sonreir|quiera|seri[oa]|estable|compart\w+|sume|aporte|merezca|buen[oa]?|normal|de ley|hablar|conocer|pasar|surja|vida|mism[oa]s?)\b/u;
/** «Alguien que me discuta el final de Perdidos»: they place an advertisement, and one may answer it. */
function soughtIn(text: string): Hook | undefined {
  const [, whom = ''] = seeks.exec(text) ?? [];
  const alguien = spelled(whom.split(/ (?:y|si|pero|porque|aunque) /iu, 1)[0]?.trim() ?? '')
    .replace(/^A/u, 'a')
    .replace(/(?<!\p{L})(?:me|le)(?!\p{L})/giu, 'te')
    .replace(/(?<!\p{L})(?:mi|su)(s?)(?!\p{L})/giu, 'tu$1')
    .replace(/(?<!\p{L})conmigo(?!\p{L})/giu, 'contigo');
  const isFit =
    alguien.split(' ').length > 3 &&
    alguien.split(' ').length <= mostWords &&
    !(everybodySeeks.test(fold(alguien)) || unsafeToQuote(alguien) || isOrder(alguien)) &&
    readTopics(alguien).attributes.length === 0;
  if (!isFit) return undefined;
  const said = withWord(
    withWord(data.seeks, '{a alguien}', withPreposition('a', alguien)),
    '{alguien}',
    alguien,
  );
  return { ...said, ...beforeLikes, name: alguien };
}

function quotedIn(text: string): Hook | undefined {
  const isFit = (said: string) =>
    said.length > 5 &&
    said.split(' ').length <= mostWords &&
    // «Manuel, 74, viudo»: who they are is nothing to be quoted.
    !(/\d\d/u.test(said) || readTopics(said).attributes.length > 0) &&
    // «El camino a mi corazón es... unas arepas»: the app began the sentence, and arepas have lines of their own.
    !(/\.{3}|…/u.test(said) && readTopics(said).topics.length > 0) &&
    !(boundary.test(said) || unsafeToQuote(said) || isOrder(said));
  const first = [...text.matchAll(quoted)]
    .map(({ 1: one, 2: other, index }) => (disliking.test(text.slice(0, index)) ? '' : (one ?? other ?? '')))
    .map((said) => said.replace(/[.,;\s]+$/u, '').trim())
    .find(isFit);
  return first ? quoting(first, beforeLikes.weight) : undefined;
}

const quoting = (said: string, weight: number): Hook => ({
  ...withWord(data.quote, '{cita}', spelled(said)),
  ...beforeLikes,
  weight,
  name: spelled(said),
});

const fewest = 3;
/** Somebody tells of them, and nobody has pasted what they wrote. */
const isTold =
  /\b(?:sus?|les?|dice|pone|puso|aparece|fotos?|perfil|bio|ella|match|tinder|bumble|hinge)\b|(?:^|[.,;:(\n] ?|\b(?:y|que|pero) )(?:es|esta|va|tiene|sale|trabaja|busca|vive|juega|hace|habla|toca|lee|se llama)\b/u;
const between = /[.,;:!?\n·|•()¡¿]+|\sy\s(?=una?\s)|\s[/–-]\s|\p{Extended_Pictographic}/u;
const ofThemselves =
  /^(?:soy|tengo|vivo|me|busco|hablo|trabajo|estoy|fan|amante|adict\p{L}+|mucho|much[oa]s|un poco|much)(?!\p{L})/iu;
/** «Cerámica torcida», «karaoke sin vergüenza»: of what they name, that which stands in no other profile. */
function oddestIn(text: string): Hook | undefined {
  const pieces = text.split(between).map((piece) => piece.trim());
  if (pieces.filter(Boolean).length < fewest || isTold.test(fold(text)) || otherLanguageOf(text))
    return undefined;
  const own = (said: string): number => {
    const words = fold(said).split(' ');
    const { topics, attributes } = readTopics(said);
    const [topic] = topics;
    const isFit =
      words.length > 1 &&
      words.length < 10 &&
      topic &&
      topics.length > 0 &&
      attributes.length === 0 &&
      !(
        /\d/u.test(said) ||
        ofThemselves.test(said) ||
        boundary.test(said.replace(/^(?:en|con|por|para) /iu, '')) ||
        unsafeToQuote(said) ||
        isOrder(said)
      ) &&
      !words.some((word) => foldedJobs.has(word));
    const known = new Set(fold(topic?.said ?? '').split(' '));
    return isFit
      ? words.filter((word) => word.length > 4 && !known.has(word) && !isOfATime.test(word)).length
      : 0;
  };
  const [best] = pieces.toSorted((a, b) => own(b) - own(a));
  return best && own(best) > 0 ? quoting(best, beforeAnyLiking) : undefined;
}
const isOfATime =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|tardes?|noches?|mananas?|casa|siempre|mucho|buen[oa]s?|nuev[oa]s?)$/u;
const beforeAnyLiking = 3;
