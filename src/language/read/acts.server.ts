import { compileTest, type Rows, type Words } from './compile.ts';
import { readData } from './data.server.ts';
import type { Family } from './families.ts';
import type { Finding } from './finding.ts';
import { normalise } from './normalise.ts';

interface WrittenAct {
  /** One act of each family is called like the family: it answers what no other act of it does. */
  id: string;
  family: Family;
  rules: readonly string[];
  /** In the quoted words, where the rule that found them reads many acts, or there was none. */
  says?: Rows;
  surely?: true;
  words?: Words;
  does: string;
  advice: string;
}

export const acts = readData<WrittenAct[]>('acts.json').map((act) => ({
  ...act,
  says: compileTest(act.says, act.words),
}));

export type Act = (typeof acts)[number];
type Found = Pick<Finding, 'id' | 'family' | 'quote'>;

const ofRule = new Map(acts.flatMap((act) => act.rules.map((rule) => [rule, act] as const)));

const generalAct = (family: Family): Act => acts.find(({ id }) => id === family) as Act;

const saidIn = ({ family, quote }: Found): Act[] => {
  const plain = normalise(quote).text;
  return acts.filter((act) => act.family === family && act.says?.test(plain));
};

export function actOf(found: Found): Act {
  const said = saidIn(found);
  const named = ofRule.get(found.id);
  const narrow = named && named.id !== found.family ? named : undefined;
  return said.find(({ surely }) => surely) ?? narrow ?? said[0] ?? generalAct(found.family);
}

/** A rule says what it reads; where its words are of another act, or no rule read them, that act does. */
export function explained(found: Finding): Finding {
  const act = actOf(found);
  const isOwn = found.mine || ofRule.get(found.id) === act || act.id === found.family;
  return isOwn ? found : { ...found, text: act.does };
}

export const inShort = ({ advice }: Pick<Act, 'advice'>): string => advice.split(/(?<=\.) /)[0] as string;
