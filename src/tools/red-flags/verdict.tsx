import { Search } from 'lucide-react';
import type { Partially } from '../../generation/tool.ts';
import { Badge, Level } from '../../ui/badge.tsx';
import { type RedFlagsAnswer, riskLabels } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

type Analysis = Pick<Partially<RedFlagsAnswer>, 'riskLevel' | 'redFlags'>;

const bars = { alto: 3, medio: 2, bajo: 1 } as const;
/** No green: what was not recognised may be there. */
const tones = { alto: 'bad', medio: 'warn', bajo: 'info' } as const;

const { nothing, ...meanings } = texts.verdict;

const levelOf = ({ riskLevel }: Analysis) => (riskLevel && Object.hasOwn(bars, riskLevel) ? riskLevel : null);

/** «Riesgo bajo» of a text in which nothing was recognised would sound like «safe». */
function recognisedNothing({ riskLevel, redFlags }: Analysis): boolean {
  return riskLevel === 'bajo' && redFlags?.length === 0;
}

export function verdictText(analysis: Analysis): string {
  const level = levelOf(analysis);
  if (recognisedNothing(analysis)) return `${nothing.label}. ${nothing.meaning}`;
  return level ? riskLabels[level] : '';
}

export function meaningOf(analysis: Analysis): string {
  const level = levelOf(analysis);
  if (recognisedNothing(analysis)) return nothing.meaning;
  return level ? meanings[level] : '';
}

/** The level in one line, said by words, icon and colour. */
export function Verdict({ analysis }: { analysis: Analysis }) {
  const level = levelOf(analysis);
  if (!level) return null;
  return (
    <p>
      {recognisedNothing(analysis) ? (
        <Badge icon={<Search aria-hidden="true" />} className="text-base">
          {nothing.label}
        </Badge>
      ) : (
        <Level level={bars[level]} tone={tones[level]} label={riskLabels[level]} className="text-base" />
      )}
    </p>
  );
}
