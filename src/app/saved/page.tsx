import type { SavedCards } from '../../library/card.ts';
import { LibraryPage } from '../../library/page.tsx';
import { bioCard } from '../../tools/bio-creator/card.tsx';
import { bodyLanguageCard } from '../../tools/body-language/card.tsx';
import { datePlanCard } from '../../tools/date-planner/card.tsx';
import { icebreakerCard } from '../../tools/icebreaker/card.tsx';
import { outfitCard } from '../../tools/outfit/card.tsx';
import { redFlagsCard } from '../../tools/red-flags/card.tsx';
import { subtextCard } from '../../tools/subtext/card.tsx';

const cards: SavedCards = {
  'date-plans': datePlanCard,
  'body-language': bodyLanguageCard,
  outfits: outfitCard,
  intentions: subtextCard,
  icebreakers: icebreakerCard,
  bios: bioCard,
  'red-flags': redFlagsCard,
};

export default function SavedPage() {
  return <LibraryPage cards={cards} />;
}
