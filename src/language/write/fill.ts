import { capitalise, uncapitalise, withPreposition } from './grammar.ts';

/** What a template can name. */
export interface Named {
  el: string;
  plural?: boolean;
  name?: string;
}

/**
 * Slots: {el} {del} {al} {nombre}; {dehablar} is what one talks about; [gusta|gustan] agrees in number.
 * A slot that the detail cannot fill falls back to its noun phrase, so that nothing is ever left over.
 */
export function fill(template: string, { el, plural = false, name }: Named): string {
  const known = name ?? el;
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, many: string) => (plural ? many : one))
    .replaceAll('{el}', () => known)
    .replaceAll('{del}', () => withPreposition('de', known))
    .replaceAll('{dehablar}', () => withPreposition('de', el.startsWith('ser ') ? 'tu trabajo' : known))
    .replaceAll('{al}', () => withPreposition('a', known))
    .replaceAll('{nombre}', () => known);
}

/** A lead and what it leads to: small letter after a comma or a colon, capital otherwise. Before slots are filled. */
export function lead(opening: string, core: string): string {
  if (!opening) return capitalise(core);
  return `${opening} ${/[,:]$/.test(opening) ? uncapitalise(core) : capitalise(core)}`;
}
