import { type Check, wordsOf } from './written.ts';

const list = (words: string) => new Set(words.split(' '));
const spanish = list(
  'de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este sí porque esta cuando muy sin sobre también me hasta hay donde quien desde todo nos te mi si tu qué algo',
);
const foreign = list(
  'the and of to in is you that it for with are your this have from at be or we my what they their will would não você uma seu mais são et les des une pour dans avec che della sono',
);

export const inSpanish: Check = ({ pieces, quotes }) =>
  pieces
    .filter((piece) => !quotes.includes(piece))
    .filter((piece) => {
      const words = wordsOf(piece.toLowerCase());
      if (words.length < 10) return false;
      const own = words.filter((word) => spanish.has(word)).length;
      const others = words.filter((word) => foreign.has(word)).length;
      return own / words.length < 0.12 || others > own;
    });
