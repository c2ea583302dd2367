/** `text` with what stands for each `{name}` in it. */
export const fill = (text: string, values: Readonly<Record<string, string | number | null>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
