const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.@-])[\p{L}\p{N}_+.-]{1,60}@[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,30}){1,4}|(?<![\p{L}\p{N}.@-])[\p{L}\p{N}-]{1,60}(?:\.[\p{L}\p{N}-]{1,30}){0,3}\.(?:com|es|net|org|info|io|app|link|site|online|shop|xyz|ru)(?![\p{L}\p{N}])(?:\/\S*)?/giu;
const phones = /(?<![\p{L}\p{N}.,/-])\+?\d(?:[ .-]{0,2}\d){8,14}(?! ?[\d€%]| euros)/gu;

/** Fields that say what stands in the person's own text. */
const quoting = new Set(['quote', 'citas']);

/**
 * Links and telephone numbers out of what a model wrote: no tool needs them, and whoever hides orders in a chat may want one given in our
 * name. Help lines come from our own table.
 */
export function withoutContacts(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(links, '[enlace]').replace(phones, '[teléfono]');
  if (Array.isArray(value)) return value.map(withoutContacts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, quoting.has(key) ? held : withoutContacts(held)]),
  );
}
