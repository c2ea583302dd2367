import { CircleX, Eye, Hand, type LucideIcon, PersonStanding } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import type { Partially } from '../../generation/tool.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { BodyLanguageGuide } from './contract.ts';
import { guideHeadings, guideText } from './guide-text.ts';

interface ResultProps {
  guide: Partially<BodyLanguageGuide>;
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

export function Result({ guide, finished, startAgain, save }: ResultProps) {
  const { postura, mirada, gestos, erroresComunes, tipFinal, fraseMotivadora } = guide;
  return (
    <Card strong className="stack">
      <Lines title={guideHeadings.postura[0]} icon={PersonStanding} lines={postura} />
      <Lines title={guideHeadings.mirada[0]} icon={Eye} lines={mirada} />
      <Lines title={guideHeadings.gestos[0]} icon={Hand} lines={gestos} />
      <Lines title={guideHeadings.erroresComunes[0]} icon={CircleX} lines={erroresComunes} />
      {tipFinal && (
        <section className="stack gap-2 rounded-md bg-blue-wash p-4">
          <h2 className="text-lg">{guideHeadings.tipFinal[0]}</h2>
          <RichText text={tipFinal} headingLevel={3} />
        </section>
      )}
      {fraseMotivadora && (
        <section className="stack gap-1 border-l-3 border-saffron pl-4">
          <h2 className="small soft font-text font-semibold">{guideHeadings.fraseMotivadora[0]}</h2>
          <p className="font-display text-xl leading-snug">{fraseMotivadora}</p>
        </section>
      )}
      {finished && (
        <ResultActions
          text={guideText(guide)}
          copyLabel="Copiar guía"
          copied="Guía copiada al portapapeles"
          copyFailed="No se pudo copiar la guía"
          again={
            <Button variant="quiet" size="sm" onClick={startAgain}>
              Nueva guía
            </Button>
          }
        >
          {save}
        </ResultActions>
      )}
    </Card>
  );
}

interface LinesProps {
  title: string;
  icon: LucideIcon;
  lines: readonly string[] | undefined;
}

function Lines({ title, icon: Icon, lines = [] }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line pb-4">
      <Icon aria-hidden className="mt-0.5 size-5 text-pomegranate" />
      <div className="stack gap-2">
        <h2 className="text-lg">{title}</h2>
        <ul className="grid gap-2">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
            <li key={index}>
              <RichText text={line} headingLevel={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
