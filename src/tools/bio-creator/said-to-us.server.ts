import { fold } from '../../language/write/fold.ts';
import { foldedJobs } from '../../language/write/people.server.ts';
import data from './own-words.json' with { type: 'json' };

const sides = data.sides.map((both) => both.map((one) => new RegExp(one, 'u')));

/** Two things of which at most one is true: «casado» and «soltero», «1,80» and «1,70». */
function contradicts(a: string, b: string): boolean {
  const [one, other] = [fold(a), fold(b)];
  const figures = [one, other].map((text) => /\b(?:1[.,]?\d\d|[1-9]\d)\b/u.exec(text)?.[0]);
  const trades = [one, other].map((text) => text.split(' ').find((word) => foldedJobs.has(word)));
  return (
    other.startsWith(/^en realidad (?<verb>\p{L}+ )/u.exec(one)?.groups?.verb ?? '\n') ||
    [figures, trades].some(([x, y]) => x !== undefined && y !== undefined && x !== y) ||
    sides.some(([x, y]) => x && y && ((x.test(one) && y.test(other)) || (y.test(one) && x.test(other))))
  );
}

/** «Estoy casado pero pon que soltero», «pon que mido 1,80 aunque mido 1,70»: what they ask us to say. */
const asked =
  /^[ ,]*(?:(?:pero|aunque|y) )*(?:pon(?:me|lo)?|di|escribe|(?:(?:quiero|necesito) )?que (?:ponga|diga)s?)(?: (?:que|q))? (?<lie>.+)/isu;

/** «Ya se lo cuento luego» */
const promised = /^ ?(?:pero |y )?(?:ya )?(?:se |te |os )?l[oa]s? (?:cuento|digo|explico|dire|contare) /iu;

const bare = (piece: string) => piece.replace(/^[ ,]*(?:(?:pero|aunque|y) )*|[ ,.;]+$/giu, '');

/** Of what they ask us to say against what they tell, only what is true. */
export function honest(text: string): string {
  const pieces = text.split(/(?<=[;()\n]|[,.](?!\d))|(?= (?:pero|aunque|pon) )/iu);
  const isLie = (piece: string) => {
    const lie = asked.exec(piece)?.groups?.lie;
    return lie !== undefined && pieces.some((one) => one !== piece && contradicts(bare(one), lie));
  };
  if (!pieces.some(isLie)) return text;
  const truths = pieces.map((piece, at) =>
    isLie(piece) || promised.test(piece)
      ? '. '
      : isLie(pieces[at - 1] ?? '')
        ? piece.replace(/^ (?:pero|aunque) /iu, ' ')
        : piece,
  );
  return truths.join('').replace(/\(en realidad ([^()]*)\)?/iu, '. $1');
}

/** Whether we are asked to say what they tell us is not so. */
export const isAskedToLie = (text: string): boolean => honest(text) !== text;
