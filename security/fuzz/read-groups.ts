/**
 * In a worker: whatever a pattern repeats is written by the pattern itself, forty times and then ended otherwise. One that reads it in two ways
 * has 2^40 to try. Says which one comes next, so that whoever started it can tell which one never ended.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { type Given, ourPatterns } from './our-patterns.ts';
import { textsOf } from './texts-of-groups.ts';

const parser = new RegExpParser();
/** Two ways of each of five are soon tried. */
const fewestRepeats = 6;
/** More, and patterns that take the cube of a text's length seem endless too. */
const repeats = 40;
const ends = ['x', ' zz', '?', '\n1'];

/** What the pattern wants behind it. What stands before it may be anything. */
function behind(node: AST.Node): string {
  const { parent } = node;
  if (!parent || parent.type === 'Assertion') return '';
  let next = '';
  if (parent.type === 'Quantifier') next = `(?:${parent.raw})?`;
  if (parent.type === 'Alternative')
    next = parent.elements
      .slice(parent.elements.indexOf(node as AST.Element) + 1)
      .map(({ raw }) => raw)
      .join('');
  return next + behind(parent);
}

function repeatedIn({ source, flags }: Given): AST.Quantifier[] {
  const found: AST.Quantifier[] = [];
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  visitRegExpAST(parser.parsePattern(source, 0, source.length, modes), {
    onQuantifierEnter(node) {
      if (node.max >= fewestRepeats && node.element.type.endsWith('Group')) found.push(node);
    },
  });
  return found;
}

const done = new Set<string>();
function readAll(given: Given): void {
  for (const group of repeatedIn(given)) {
    const rest = group.raw + behind(group);
    const flags = given.flags.replace(/[dgy]/g, '');
    // What was said before, again (`\1`), is read in one way.
    if (done.has(rest + flags) || /\\[1-9k]/.test(rest)) continue;
    done.add(rest + flags);
    const pattern = new RegExp(`^(?:${rest})`, flags);
    for (const text of textsOf(group.element, flags)) {
      parentPort?.postMessage(`${JSON.stringify(text)} by ${group.raw} in ${given.source}`);
      for (const end of ends) pattern.test(text.repeat(repeats) + end);
    }
  }
}

const patterns = workerData as Given[] | null;
for (const given of patterns ?? (await ourPatterns())) readAll(given);
parentPort?.postMessage('all');
