import { type AST, visitRegExpAST } from '@eslint-community/regexpp';

/** Of each kind of letter and mark a few: what two parts of a pattern may both take is what it can read in two ways. */
const characters = [
  ...'aeosnzbcdfghijklmpqrtuvwxyñéíóúAÁ0123456789ª .,:;!?…-_\n\t"«»“”\'’()¡¿[]{}|/@#%$€&+*=~',
  ...'😊👍❤🏻\ufe0f\u200d\u0301\u00a0',
];
const longest = 60;
const mostTexts = 150;

let last = 7;
function drawn(below: number): number {
  last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((last / 2 ** 32) * below);
}

/** Texts that this part of a pattern takes, once or twice. */
export function textsOf(part: AST.Element, flags: string): Set<string> {
  const members = membersOf(part, flags);
  const turns = new Map<AST.Node, number>();
  let mostWays = 1;
  function written(node: AST.Node): string {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup': {
        const turn = turns.get(node) ?? drawn(node.alternatives.length);
        turns.set(node, turn + 1);
        mostWays = Math.max(mostWays, node.alternatives.length);
        return written(node.alternatives[turn % node.alternatives.length] as AST.Alternative);
      }
      case 'Alternative':
        return node.elements.map(written).join('');
      case 'Quantifier': {
        const count = Math.min(node.min + drawn(node.max > node.min ? 2 : 1), 8);
        return Array.from({ length: count }, () => written(node.element)).join('');
      }
      case 'Character':
        return String.fromCodePoint(node.value);
      default: {
        const some = members.get(node.raw) ?? [];
        return some[drawn(some.length)] ?? '';
      }
    }
  }
  const texts = new Set<string>();
  for (let n = 0; n < Math.min(24 + 2 * mostWays, mostTexts); n += 1) {
    const text = written(part) + (n % 3 === 2 ? written(part) : '');
    if (text !== '' && text.length <= longest) texts.add(text);
  }
  return texts;
}

/** By class of characters in it: of those that are in the same classes, two. */
function membersOf(part: AST.Element, flags: string): Map<string, string[]> {
  const members = new Map<string, string[]>();
  const add = ({ raw, parent }: AST.Node) => {
    if (parent?.type === 'Alternative' || parent?.type === 'Quantifier') members.set(raw, []);
  };
  visitRegExpAST(part, {
    onCharacterEnter: add,
    onCharacterClassEnter: add,
    onCharacterSetEnter: add,
    onExpressionCharacterClassEnter: add,
  });
  const classes = [...members].map(([raw, list]) => ({ list, one: new RegExp(`^${raw}$`, flags) }));
  const known = new Map<string, number>();
  for (const character of characters) {
    const within = classes.filter(({ one }) => one.test(character));
    const kind = within.map(({ one }) => one.source).join('\n');
    known.set(kind, (known.get(kind) ?? 0) + 1);
    if ((known.get(kind) ?? 0) <= 2) for (const { list } of within) list.push(character);
  }
  return members;
}
