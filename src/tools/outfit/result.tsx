import { Footprints, Shirt, Watch } from 'lucide-react';
import { ResultCard, type ResultProps } from '../../generation/page/result-actions.tsx';
import { Part, TextPart, Texts } from '../../generation/page/result-parts.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { outfitHeadings, readOutfit } from './sections.ts';
import texts from './texts.json' with { type: 'json' };

export function Result({ text, ...card }: ResultProps & { text: string }) {
  const { title, garments, shoes, accessories, styleDetails, finalAdvice, remaining } = readOutfit(text);
  return (
    <ResultCard text={text} texts={texts.actions} {...card}>
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
    </ResultCard>
  );
}
