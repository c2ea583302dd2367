import type { Gender } from '../../person/about-me/about-me.ts';
import type { Person } from '../../person/person.server.ts';
import type { AnyTool, Fields } from '../models/engine.server.ts';
import type { AnswerMeta } from '../tool.ts';
import type { Plan } from './plan.server.ts';
import type { ToolRequest } from './request.server.ts';
import names from './told.json' with { type: 'json' };
import { eachSent } from './voiced.server.ts';

type Engine = AnswerMeta['engine'];

export function withNeeds({ needs }: AnyTool, input: Fields, { told }: Person): Fields {
  return needs && told.needs ? (needs.add(input, told.needs) as Fields) : input;
}

export function inTheirGender(tool: AnyTool, request: ToolRequest, { told }: Person, output: unknown) {
  return told.gender ? eachSent(tool, request, output, (text) => agree(text, told.gender as Gender)) : output;
}

export function consideredIn(
  tool: AnyTool,
  { input, refine }: ToolRequest,
  { told }: Person,
  { bound }: Plan,
  engine: Engine,
): { considered?: readonly string[]; unread?: string } {
  if (refine || bound) return {};
  const isUnread = told.needs !== undefined && engine === 'embedded' && !tool.needs?.areRead(told.needs);
  const used = (Object.keys(names) as (keyof typeof names)[]).filter((field) => {
    const use = tool.contract.uses?.[field];
    const value = told[field];
    if (!use || value === undefined) return false;
    if (use !== true) return input[use.field] === (use.as?.[value] ?? value);
    return field === 'needs' ? !isUnread : engine === 'model';
  });
  return {
    ...(used.length > 0 && { considered: used.map((field) => names[field]) }),
    ...(isUnread && {
      unread: `Nuestras reglas no saben qué hacer aquí con lo que necesitas («${told.needs}»): repásalo tú.`,
    }),
  };
}

/** «Encantado/a» and «encantada(o)», where both are offered. */
const both = /(?<!\p{L})(\p{L}{2,})([oa])(?:\/[oa]|\([oa]\))(?!\p{L})/gu;

function agree(text: string, gender: Gender): string {
  if (gender === 'neutro') return text;
  return text.replace(both, (_, stem: string) => stem + (gender === 'femenino' ? 'a' : 'o'));
}
