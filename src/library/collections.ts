import type { Held } from './limits.ts';

/** What can be kept, in the order of the tabs. Both sides of the wall take the list from here. */
export const collectionNames = [
  'date-plans',
  'body-language',
  'outfits',
  'intentions',
  'icebreakers',
  'bios',
  'red-flags',
] as const;

export type CollectionName = (typeof collectionNames)[number];

interface Saved {
  id: string;
  user_id: string;
  created_at: string;
}

interface SavedPlan extends Saved {
  plan_text: string;
  interests: string | null;
  date_type: string | null;
  location: string | null;
  style: string | null;
}

interface SavedAnalysis extends Saved {
  original_message: string;
  analysis: Record<string, unknown>;
}

export interface SavedRows {
  'date-plans': SavedPlan;
  /** `plan_text` holds the guide as JSON, `interests` the feeling and `location` what to convey. */
  'body-language': SavedPlan;
  outfits: Saved & {
    outfit_text: string;
    date_type: string | null;
    style: string | null;
    actual_date_type: string | null;
  };
  intentions: SavedAnalysis;
  icebreakers: Saved & { message_text: string; context: string | null };
  bios: Saved & { bio_text: string; keywords: string | null; bio_style: string | null };
  'red-flags': SavedAnalysis;
}

export type SavedRow = SavedRows[CollectionName];

/** `next` asks for what follows; null: that was all. */
export interface SavedPage<Row = SavedRow> {
  items: Row[];
  next: string | null;
}

/**
 * `GET /api/saved`. A collection that could not be read is empty and named in `failed`. While a version replaces another,
 * either side may know a collection that the other does not.
 */
export type SavedLibrary = { [Name in CollectionName]?: SavedPage<SavedRows[Name]> } & {
  failed: CollectionName[];
  held?: Held;
};

const noPage: SavedPage = { items: [], next: null };

export function pageIn(library: SavedLibrary, name: CollectionName): SavedPage {
  const page: SavedPage | undefined = library[name];
  return page ?? noPage;
}

/** What is not there has not been read either: its tab offers to try again. */
export const isMissing = (library: SavedLibrary, name: CollectionName): boolean =>
  library[name] === undefined || library.failed.includes(name);

/** Each page that is there as `change` leaves it. */
export function mapPages(
  library: SavedLibrary,
  change: (page: SavedPage, name: CollectionName) => SavedPage,
): SavedLibrary {
  const pages = collectionNames
    .filter((name) => library[name] !== undefined)
    .map((name) => [name, change(pageIn(library, name), name)]);
  return { ...library, ...Object.fromEntries(pages) };
}
