import { readTopics, type SaidTopic } from '../../language/write/topics.server.ts';
import { actFor, actOf, texts, type Way } from './acts.server.ts';
import type { Wish } from './wish.server.ts';

/** A topic only stands in what people love or do: in a story it is a detail. */
const likes =
  /\b(?:[ml]e (?:gusta|encanta|flipa|mola|apasiona|chifla|fascina)n?(?!\p{L})|soy (?:muy |m[aá]s )?(?:de|fan)|fan de|adoro|(?:enganchad|obsesionad|viciad)[oa] (?:al?|con)|hago|practico|toco|juego a|voy a clases|estoy (?:leyendo|viendo|aprendiendo)|aprendiendo|mi (?:pasi[oó]n|hobby)|colecciono|entreno)/iu;
const isTrade = /(?:soy|trabajo (?:de|en|como)|estudio) (?:una? )?$/iu;
/** Theirs is what they praise, not what they love. */
const ofTheWriter = /(?<!\p{L})tus?(?!\p{L})/iu;
/** Lines of the lexicon that are no answer to a profile. */
const forProfiles = /perfil|bio\b|foto|he visto|he leído|vi que|leo que|te he/i;

/** Lines of the lexicon about what they love. */
export function aboutTopic(message: string, wish: Wish) {
  const isLoved = ({ start, end }: SaidTopic) => {
    const near = message.slice(Math.max(0, start - 60), end + 30);
    const isTheirs = likes.test(near) || isTrade.test(message.slice(0, start));
    return isTheirs && !ofTheWriter.test(near);
  };
  const topic = readTopics(message).topics.find(isLoved)?.topic;
  if (!topic || wish === 'recover') return undefined;
  const way = (angle: string, lines: readonly string[]): Way => ({
    angle,
    lines: lines.filter((line) => !forProfiles.test(line)),
  });
  const ask = way('Preguntar por ello', topic.ask);
  const step = wish === 'date' ? [way('Proponer un plan', topic.invite)] : [];
  const contact = wish === 'whatsapp' ? actOf('contact-wish').ways.slice(0, 1) : [];
  const ways = [...step, ...contact, ask, way('Interés sincero', topic.warm), way('Con humor', topic.joke)];
  const forWish = wish in texts.steps ? ` ${actFor(wish)?.advice}` : '';
  return { advice: `${actOf('topic').advice}${forWish}`, ways };
}
