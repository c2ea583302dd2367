import type { Features } from '../../language/read/learned/features.ts';
import { saidFeatures } from '../../language/read/learned/said-features.ts';
import { readTopics, topicsOf } from '../../language/write/topics.server.ts';

const areas =
  'animals art books days food games genres habits home motor music outdoors people places plates science screen seen sport trades travel work'
    .split(' ')
    .map((area) => [area, topicsOf(area)] as const);

const shapes: readonly (readonly [string, RegExp])[] = [
  ['digits', /\d/],
  ['height', /\b[12][.,' ]?\d\d\b/],
  ['age-in-brackets', /\(\d{1,2}\)/],
  ['hour', /\d{1,2}(?::\d\d|h\b)/],
  ['brackets', /[()]/],
  ['contact', /@|\p{L}[_.]\p{L}|\d{6,}/u],
  ['name', /(?<=\p{L}[,:]? )\p{Lu}\p{Ll}/u],
  ['names', /(?<=\p{L} )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u],
  ['quotes', /[«"“]/u],
  ['colon', /:/],
  ['list', /(?:[,/·][^,/·]{1,20}){4,}/u],
  ['row', /(?:[,/·][^,/·]{1,20}){2,}/u],
];

/** What a clause of a bio does: by its words, of what it is, and how it is written. */
export function clauseFeatures(clause: string): Features {
  const { topics, attributes } = readTopics(clause);
  const features = saidFeatures(clause, '', []);
  for (const { topic } of topics) {
    for (const [area, ids] of areas) if (ids.has(topic.id)) features.add('class', `topic ${area}`);
    if (topic.common) features.add('fact', 'common topic');
  }
  features.add('fact', `topics ${Math.min(topics.length, 4)}`);
  for (const { id, denied } of attributes) features.add('class', `${denied ? 'not ' : ''}${id}`);
  const [first = '', second = ''] = clause.toLowerCase().match(/\p{L}+/gu) ?? [];
  features.add('rule', `begins ${first}`);
  features.add('rule', `begins ${first} ${second}`);
  for (const [name, shape] of shapes) if (shape.test(clause)) features.add('fact', name);
  return features;
}
