import { Search } from 'lucide-react';
import type { Partially } from '../../generation/tool.ts';
import { Badge, Level } from '../../ui/badge.tsx';
import type { RedFlagsAnswer } from './contract.ts';
import texts from './texts.json' with { type: 'json' };

type Analysis = Pick<Partially<RedFlagsAnswer>, 'riskLevel' | 'redFlags' | 'unread'>;

const bars = { alto: 3, medio: 2, bajo: 1 } as const;
/** No green: what was not recognised may be there. */
const tones = { alto: 'bad', medio: 'warn', bajo: 'info' } as const;

/** «Riesgo bajo» of a text in which nothing was recognised would sound like «safe». */
export function verdictOf({ riskLevel, redFlags, unread }: Analysis) {
  if (unread) return { ...texts.verdict.unread, level: null };
  if (riskLevel === 'bajo' && redFlags?.length === 0) return { ...texts.verdict.nothing, level: null };
  if (!riskLevel || !Object.hasOwn(bars, riskLevel)) return null;
  return { ...texts.verdict[riskLevel], level: riskLevel };
}

export function Verdict({ analysis }: { analysis: Analysis }) {
  const { label, level } = verdictOf(analysis) ?? {};
  if (!label) return null;
  return (
    <p>
      {level ? (
        <Level level={bars[level]} tone={tones[level]} label={label} className="text-base" />
      ) : (
        <Badge icon={<Search aria-hidden="true" />} className="text-base">
          {label}
        </Badge>
      )}
    </p>
  );
}
