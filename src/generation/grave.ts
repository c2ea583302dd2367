/** Help lines stand in it or beside it: somebody may be in danger, and may not be alone at the screen. */
export const isGrave = ({ helpLines, help }: { helpLines?: unknown; help?: unknown }): boolean =>
  [helpLines, help].some((lines) => Array.isArray(lines) && lines.length > 0);
