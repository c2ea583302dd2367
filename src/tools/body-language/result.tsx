import { CircleX, Eye, Hand, PersonStanding } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import type { Partially } from '../../generation/tool.ts';
import { Card } from '../../ui/card.tsx';
import type { BodyLanguageGuide } from './contract.ts';
import { guideHeadings, guideText } from './guide-text.ts';
import texts from './texts.json' with { type: 'json' };

interface ResultProps {
  guide: Partially<BodyLanguageGuide>;
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

const lists = { postura: PersonStanding, mirada: Eye, gestos: Hand, erroresComunes: CircleX } as const;

export function Result({ guide, finished, startAgain, save }: ResultProps) {
  const { tipFinal, fraseMotivadora } = guide;
  return (
    <Card strong className="stack">
      {Object.entries(lists).map(([key, icon]) => {
        const name = key as keyof typeof lists;
        const lines = guide[name] ?? [];
        if (lines.length === 0) return null;
        return (
          <Part key={name} level={2} icon={icon} title={guideHeadings[name]}>
            <Texts texts={lines} headingLevel={3} />
          </Part>
        );
      })}
      <TextPart level={2} look="blue" title={guideHeadings.tipFinal} text={tipFinal} />
      {fraseMotivadora && (
        <section className="stack gap-1 border-l-3 border-saffron pl-4">
          <h2 className="small soft font-text font-semibold">{guideHeadings.fraseMotivadora}</h2>
          <p className="font-display text-xl leading-snug">{fraseMotivadora}</p>
        </section>
      )}
      {finished && (
        <ResultActions text={guideText(guide)} texts={texts.actions} onAgain={startAgain}>
          {save}
        </ResultActions>
      )}
    </Card>
  );
}
