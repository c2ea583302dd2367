import { headedText, readItems } from '../../generation/headed-text.ts';

export const outfitHeadings = {
  garments: 'PRENDAS',
  shoes: 'CALZADO',
  accessories: 'ACCESORIOS',
  styleDetails: 'DETALLES DE ESTILO',
  finalAdvice: 'CONSEJO FINAL',
  remaining: 'ADEMÁS',
} as const;

const outfitText = headedText(outfitHeadings);

export const writeOutfit = outfitText.write;

export function readOutfit(text: string) {
  const outfit = outfitText.read(text);
  return { ...outfit, garments: readItems(outfit.garments) };
}
