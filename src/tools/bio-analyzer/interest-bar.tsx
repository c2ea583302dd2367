import { Level } from '../../ui/badge.tsx';
import { type InterestLevel, interestLevels } from './contract.ts';

const bars = { alto: 3, medio: 2, bajo: 1 } as const;
const tones = { alto: 'good', medio: 'warn', bajo: 'bad' } as const;

/** Nothing for a level that is unknown, or only half written yet. */
export function InterestBar({ level }: { level: string | undefined }) {
  if (level === undefined || !Object.hasOwn(interestLevels, level)) return null;
  const known = level as InterestLevel;
  return (
    <p>
      <Level
        level={bars[known]}
        tone={tones[known]}
        label={`Interés ${interestLevels[known].toLowerCase()}`}
      />
    </p>
  );
}
