import { Footprints, Shirt, Watch } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { Part, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { Card } from '../../ui/card.tsx';
import { outfitHeadings, readOutfit } from './sections.ts';

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
        <Part icon={Shirt} title={outfitHeadings.garments[0]}>
          <Texts texts={garments} />
        </Part>
      )}
      {shoes && (
        <Part icon={Footprints} title={outfitHeadings.shoes[0]}>
          <RichText text={shoes} />
        </Part>
      )}
      {accessories && (
        <Part icon={Watch} title={outfitHeadings.accessories[0]}>
          <RichText text={accessories} />
        </Part>
      )}
      {styleDetails && (
        <Part title={outfitHeadings.styleDetails[0]}>
          <RichText text={styleDetails} />
        </Part>
      )}
      {finalAdvice && (
        <Part look="saffron" title={outfitHeadings.finalAdvice[0]}>
          <RichText text={finalAdvice} />
        </Part>
      )}
      {remaining && <RichText text={remaining} />}
      {finished && (
        <ResultActions
          text={text}
          copied="Outfit copiado al portapapeles"
          copyFailed="No se pudo copiar el outfit"
          again={{ label: 'Crear nuevo outfit', onClick: startAgain }}
        >
          {save}
        </ResultActions>
      )}
    </Card>
  );
}
