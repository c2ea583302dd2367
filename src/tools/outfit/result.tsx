import { Footprints, Shirt, Watch } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { Card } from '../../ui/card.tsx';
import { outfitHeadings, readOutfit } from './sections.ts';
import texts from './texts.json' with { type: 'json' };

interface ResultProps {
  /** Perhaps half-written. */
  text: string;
  finished: boolean;
  startAgain: () => void;
  save: ReactNode;
}

export function Result({ text, finished, startAgain, save }: ResultProps) {
  const { title, garments, shoes, accessories, styleDetails, finalAdvice, remaining } = readOutfit(text);
  return (
    <Card strong className="stack">
      {title && <h2>{title}</h2>}
      {garments.length > 0 && (
        <Part icon={Shirt} title={outfitHeadings.garments}>
          <Texts texts={garments} />
        </Part>
      )}
      <TextPart icon={Footprints} title={outfitHeadings.shoes} text={shoes} />
      <TextPart icon={Watch} title={outfitHeadings.accessories} text={accessories} />
      {styleDetails && (
        <Part title={outfitHeadings.styleDetails}>
          <Texts texts={styleDetails.split('\n').filter(Boolean)} mark="bars" />
        </Part>
      )}
      <TextPart look="saffron" title={outfitHeadings.finalAdvice} text={finalAdvice} />
      {remaining && <RichText text={remaining} />}
      {finished && (
        <ResultActions text={text} texts={texts.actions} onAgain={startAgain}>
          {save}
        </ResultActions>
      )}
    </Card>
  );
}
