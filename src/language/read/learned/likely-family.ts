import { type Family, families, type Severity } from '../families.ts';
import { familyFeatures } from './family-features.ts';
import { loadModels } from './weights.server.ts';

const models = loadModels('family');

/** These end the help with flirting or bring help lines: likeness alone has to be strong. */
const graveOnes: readonly Family[] = ['menor', 'autolesion'];
const leastGrave = 0;
const onlyHigh: readonly Family[] = ['violencia', 'sextorsion', 'menor', 'autolesion'];

export function likelyFamily(plain: string, severity: Severity, named: readonly Family[]): Family | null {
  const features = familyFeatures(plain);
  const scores = models.flatMap((model) => {
    const { alarm, high } = model.scores(features);
    return [alarm, high];
  });
  const [lighter, graver] = [named.filter((one) => !onlyHigh.includes(one)), named];
  const allowed = severity === 'high' || lighter.length === 0 ? graver : lighter;
  let best: Family | null = null;
  let most = -Infinity;
  for (const [at, family] of families.entries()) {
    const score = scores[at] ?? -Infinity;
    if (!allowed.includes(family)) continue;
    if (graveOnes.includes(family) && score < leastGrave) continue;
    if (score > most) [best, most] = [family, score];
  }
  return best;
}
