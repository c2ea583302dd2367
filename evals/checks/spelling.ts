import dictionary from 'dictionary-es';
import nspell from 'nspell';
import { openerKinds, topics } from '../../src/language/write/topics.server.ts';
import { type Check, folded, wordsOf } from './written.ts';

/** Good Spanish of today that the dictionary lacks. */
const accepted =
  `finde match bio app chat selfi emoji emojis pódcast podcast meme memes spoiler like likes online wifi vermut croquetas pádel
  karaoke look outfit chic beis camel popelín vaqueros peli pelis peque peques bici hit sexy casual chino blazer bomber denim tráiler
  audio audios videollamada videollamadas guasa hobby hobbies crush playlist réflex manualidades rocódromo senderista trekking crossfit
  ramen sushi manga anime indie techno ukelele matcha brunch foodie gamer friki plis tupper tupperware voseo wasabi calabacines socarrat Gaudí email link web
  reels selfie influencer TikTok Instagram WhatsApp Tinder Bumble Hinge Meetic Badoo Salero INCIBE hiyab neutros básquet merendola
  microteatro photocall geocaching surf crossfit drag kimchi zapping sobrecamisa sobrecamisas oversize stick reposabrazos tetería minigolf ping pong pospartido bachata kayak futbolín miniplan ticket vintage planazo marcapáginas estrellitas Netflix HBO Spotify
  satén viscosa midi parka body boli celiaquía puenting horita ratito ratitos bolitas vueltecita chinos jogger joggers polipiel cruasán`
    .split(/\s+/)
    .filter(Boolean);

const speller = nspell(dictionary);
for (const word of accepted) speller.add(word);
const known = new Map<string, boolean>();

const voseo = /(?:[áéí]s|[áéí])$/u;
const clitics = /(?:me|te|se|le|les|lo|la|los|las|nos|os)$/u;

function isKnown(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const lower = word.toLowerCase();
  const found =
    speller.correct(word) ||
    speller.correct(lower) ||
    speller.correct(lower.replace(/s$/u, '')) ||
    withoutClitics(lower);
  known.set(word, found);
  return found;
}

/** «Contádmelo» and its like are more than a list can hold: the verb alone has to stand. */
function withoutClitics(word: string): boolean {
  let rest = word;
  for (let taken = 0; taken < 2 && clitics.test(rest); taken += 1) {
    rest = rest.replace(clitics, '');
    const bare = folded(rest);
    if ([rest, bare, `${bare}d`, `${bare}s`].some((form) => form.length > 1 && speller.correct(form)))
      return true;
  }
  return false;
}

/** Lines of the lexicon name films, bands and dishes; they are spelled by hand, and its own test looks for lost accents. */
const topicLines = new Set(topics.flatMap((one) => openerKinds.flatMap((kind) => one[kind])));
const isOfTopics = (piece: string) => topicLines.has(piece.replace(/^Hola, \p{L}+\. /u, ''));

export const spelledWell: Check = ({ pieces, quotes, said, label }) => {
  const given = new Set(wordsOf(folded(said)));
  const fromInput = (word: string) => given.has(folded(word)) || given.has(folded(word).replace(/s$/u, ''));
  const words = pieces
    .filter((piece) => !quotes.includes(piece) && !isOfTopics(piece))
    // A bio ends with a question of the lexicon.
    .map((piece) => piece.replace(/¿[^?¿]+\?/gu, (question) => (topicLines.has(question) ? '' : question)))
    .flatMap((piece) => wordsOf(piece.replace(/«[^»]*»/gu, '')));
  const wrong = words.filter(
    (word) =>
      word.length > 1 && !isKnown(word) && !fromInput(word) && !(label.address === 'vos' && voseo.test(word)),
  );
  return [...new Set(wrong)];
};
