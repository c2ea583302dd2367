import { headedText, readItems } from '../../generation/headed-text.ts';

export interface Outfit {
  title: string;
  garments: string[];
  shoes: string;
  accessories: string;
  styleDetails: string;
  finalAdvice: string;
  /** What a text says outside the known sections. */
  remaining: string;
}

export const outfitHeadings = {
  garments: 'PRENDAS',
  shoes: 'CALZADO',
  accessories: 'ACCESORIOS',
  styleDetails: 'DETALLES DE ESTILO',
  finalAdvice: 'CONSEJO FINAL',
  remaining: 'ADEMÁS',
} as const;

const outfitText = headedText(outfitHeadings);

/** The text of an outfit, also of one that is still being written. */
export function writeOutfit(outfit: { [Key in keyof Outfit]?: Outfit[Key] | null }): string {
  return outfitText.write(outfit.title ?? '', outfit);
}

export function readOutfit(text: string): Outfit {
  const { title, rest, sections } = outfitText.read(text);
  return {
    title,
    garments: readItems(sections.garments),
    shoes: sections.shoes ?? '',
    accessories: sections.accessories ?? '',
    styleDetails: sections.styleDetails ?? '',
    finalAdvice: sections.finalAdvice ?? '',
    remaining: [rest, sections.remaining].filter(Boolean).join('\n\n'),
  };
}
