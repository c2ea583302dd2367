import type { SavedCards } from '../../library/card.ts';
import { LibraryPage } from '../../library/page.tsx';

/** Imported lazily: together they would make the page's first load half as large again. */
const cards: SavedCards = {
  'date-plans': async () => (await import('../../tools/date-planner/card.tsx')).datePlanCard,
  'body-language': async () => (await import('../../tools/body-language/card.tsx')).bodyLanguageCard,
  outfits: async () => (await import('../../tools/outfit/card.tsx')).outfitCard,
  intentions: async () => (await import('../../tools/subtext/card.tsx')).subtextCard,
  icebreakers: async () => (await import('../../tools/icebreaker/card.tsx')).icebreakerCard,
  bios: async () => (await import('../../tools/bio-creator/card.tsx')).bioCard,
  'red-flags': async () => (await import('../../tools/red-flags/card.tsx')).redFlagsCard,
};

export default function SavedPage() {
  return <LibraryPage cards={cards} />;
}
