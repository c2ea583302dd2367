import type { Family, Level } from '../families.ts';
import { isLoose } from '../find-by-rules.ts';
import type { Finding } from '../finding.ts';
import type { Lines } from '../lines.ts';
import { levelOf, levelRank, severityOf, severityWeight } from '../severity.ts';
import { isToldOfOthers } from '../told-of-others.ts';
import { alarmAlone, judge } from './judge.ts';
import { likelyFamily } from './likely-family.ts';
import { explanationOf, isSaid } from './reasons.ts';
import { tellingClause } from './telling-clause.ts';
import type { Window } from './windows.ts';

/** Below these log-odds all the other words speak against what a rule is sure of: a trade, a film. */
const leastForCertainty = -1.5;
const leastForInsult = -0.5;
/** Where one too many does less harm than one too few, as far as a phrase says it. Jokes are the rule's own matter. */
const neverDoubted: readonly Family[] = ['menor', 'autolesion', 'violencia', 'sextorsion', 'presion_sexual'];

const doubted = (text: string, lines: Lines, found: readonly Finding[]) =>
  found.map((one) =>
    !one.certain ||
    (neverDoubted.includes(one.family) && !isLoose(one)) ||
    alarmAlone(text, lines, one) >= leastForCertainty
      ? one
      : { ...one, certain: false },
  );

/** A wish to die, and the phrase of a rule for violence, are never shown as nothing; nor is an insult whose own message does not speak against it. */
function leastLevel(text: string, lines: Lines, found: readonly Finding[]): Level {
  if (found.some((one) => one.certain)) return 'alto';
  const isShown = (one: Finding) =>
    one.family === 'autolesion' ||
    (one.family === 'violencia' && !isLoose(one)) ||
    (one.family === 'falta_de_respeto' && alarmAlone(text, lines, one) >= leastForInsult);
  return found.some((one) => one.severity !== 'low' && isShown(one)) ? 'medio' : 'bajo';
}

export function* weigh(
  text: string,
  lines: Lines,
  byRules: readonly Finding[],
): Generator<void, { level: Level; findings: Finding[] }> {
  const { level: judged, window, alarm, sure } = yield* judge(text, lines, byRules);
  const found = alarm < leastForCertainty ? doubted(text, lines, byRules) : byRules;
  const least = leastLevel(text, lines, found);
  const level = levelRank[least] > levelRank[judged] ? least : judged;
  const most = severityOf[level];
  const findings = found.map((one) =>
    severityWeight[one.severity] > severityWeight[most] ? { ...one, severity: most } : one,
  );
  if (level === 'bajo' || levelRank[levelOf(findings)] >= levelRank[level] || !window)
    return { level, findings };
  const likeness = likenessIn(text, lines, findings, { level, window, sure });
  // What weights alone make of one's own lines, or of others who take no part, is not held against anybody.
  const byWeightsAlone = findings.every(({ severity }) => severity === 'low');
  if (byWeightsAlone && (!likeness || isToldOfOthers(window.theirs))) return { level: 'bajo', findings };
  if (!likeness) return { level: levelOf(findings), findings };
  return { level: likeness.severity === 'high' ? level : 'medio', findings: [likeness, ...findings] };
}

function likenessIn(
  text: string,
  lines: Lines,
  findings: readonly Finding[],
  { level, window, sure }: { level: Level; window: Window; sure: boolean },
): Finding | null {
  const clause = tellingClause(text, lines, window);
  if (!clause) return null;
  const { quote, start, supports } = clause;
  const same = findings.find(
    (one) => one.severity !== 'low' && one.start >= window.start && one.start < window.end,
  );
  const wanted = severityOf[level];
  const deeds = supports.filter(({ bare }) => !bare);
  // A thing or a hurry names a family only where no deed does.
  const named = (deeds.length > 0 ? deeds : supports).flatMap(({ families }) => families);
  const family =
    same && named.includes(same.family) ? same.family : likelyFamily(window.theirs, wanted, named);
  const said = !same && wanted === 'high' && isSaid(supports, sure);
  return family
    ? {
        id: said ? 'said-in-words' : 'resembles',
        family,
        severity: same || said ? wanted : 'medium',
        text: explanationOf(family, supports),
        quote,
        start,
        certain: false,
        mine: false,
      }
    : null;
}
