import { Footprints, type LucideIcon, Shirt, Watch } from 'lucide-react';
import type { ReactNode } from 'react';
import { ResultActions } from '../../generation/page/result-actions.tsx';
import { RichText } from '../../generation/page/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
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
        <Piece icon={Shirt} title={outfitHeadings.garments[0]}>
          <ul className="grid gap-2">
            {garments.map((garment, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity while text is being written into it
              <li key={index}>
                <RichText text={garment} />
              </li>
            ))}
          </ul>
        </Piece>
      )}
      {shoes && (
        <Piece icon={Footprints} title={outfitHeadings.shoes[0]}>
          <RichText text={shoes} />
        </Piece>
      )}
      {accessories && (
        <Piece icon={Watch} title={outfitHeadings.accessories[0]}>
          <RichText text={accessories} />
        </Piece>
      )}
      {styleDetails && (
        <section className="stack gap-2">
          <h3 className="text-lg">{outfitHeadings.styleDetails[0]}</h3>
          <RichText text={styleDetails} />
        </section>
      )}
      {finalAdvice && (
        <section className="stack gap-2 rounded-md bg-saffron-wash p-4">
          <h3 className="text-lg">{outfitHeadings.finalAdvice[0]}</h3>
          <RichText text={finalAdvice} />
        </section>
      )}
      {remaining && <RichText text={remaining} />}
      {finished && (
        <ResultActions
          text={text}
          copied="Outfit copiado al portapapeles"
          copyFailed="No se pudo copiar el outfit"
          again={
            <Button variant="quiet" size="sm" onClick={startAgain}>
              Crear nuevo outfit
            </Button>
          }
        >
          {save}
        </ResultActions>
      )}
    </Card>
  );
}

interface PieceProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
}

function Piece({ icon: Icon, title, children }: PieceProps) {
  return (
    <section className="grid grid-cols-[2rem_minmax(0,1fr)] border-b border-line pb-4">
      <Icon aria-hidden className="mt-0.5 size-5 text-pomegranate" />
      <div className="stack gap-2">
        <h3 className="text-lg">{title}</h3>
        {children}
      </div>
    </section>
  );
}
