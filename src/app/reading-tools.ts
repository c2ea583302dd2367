import type { ToolAbout } from '../generation/tool.ts';
import { tools } from '../tools/registry.ts';

export const readingTools = tools
  .map(({ about }): ToolAbout => about)
  .flatMap(({ id, name, path, reads }) => (reads ? [{ id, name, path, ...reads }] : []));
