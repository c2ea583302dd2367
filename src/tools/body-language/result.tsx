import { CircleX, Eye, Hand, PersonStanding } from 'lucide-react';
import { ResultCard, type ResultProps } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import type { Partially } from '../../generation/tool.ts';
import type { BodyLanguageGuide } from './contract.ts';
import { guideHeadings, guideText } from './guide-text.ts';
import texts from './texts.json' with { type: 'json' };

const lists = { postura: PersonStanding, mirada: Eye, gestos: Hand, erroresComunes: CircleX } as const;

export function Result({ guide, ...card }: ResultProps & { guide: Partially<BodyLanguageGuide> }) {
  const { tipFinal, fraseMotivadora } = guide;
  return (
    <ResultCard text={guideText(guide)} texts={texts.actions} {...card}>
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
    </ResultCard>
  );
}
