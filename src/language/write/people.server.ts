import { readData } from '../read/data.server.ts';
import { fold } from './fold.ts';

/** Jobs as they are written after «soy», and words for a character in the form that the person chose. */
export const { jobs, traits } = readData<Record<'jobs' | 'traits', readonly string[]>>('people.json');
export const foldedJobs: ReadonlySet<string> = new Set(jobs.map(fold));
