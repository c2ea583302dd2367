import type { OwnVoice } from '../../person/person.server.ts';
import { isGrave, namesIn, speak } from '../../person/voice/speak.ts';
import { stringsIn, withStrings } from '../../platform/strings-in.ts';
import type { AnyTool, Fields, Given } from '../models/engine.server.ts';
import type { AnswerMeta } from '../tool.ts';
import type { ToolRequest } from './request.server.ts';

type Engine = AnswerMeta['engine'];

/** An output with what is sent from it as this person types. Decision 0067. */
export type Speaker = (output: unknown, isWhole: boolean) => unknown;

export function speakerFor(
  tool: AnyTool,
  { input, refine }: Pick<ToolRequest, 'input' | 'refine'>,
  own: OwnVoice | null,
  engine: Engine,
): Speaker | undefined {
  const { sends } = tool;
  if (!own || !sends || sends.isMaterial) return undefined;
  const asked = stringsIn(input);
  const names = namesIn(asked);
  // A model was told how they laugh, and where it fits it knows better.
  const mayPlay = engine === 'embedded' && sends.isChat && !asked.some(isGrave);
  return (output, isWhole) =>
    eachSent(tool, { refine }, output, (text) =>
      speak(text, own.voice, { names, mayPlay: mayPlay && isWhole }),
    );
}

/** Every text of an output, and what it says to quote of the chat. */
export const eachWritten = (
  output: unknown,
  say: (text: string) => string,
  quote = (text: string) => text,
): unknown => withStrings(output, say, { quote, citas: quote });

/** `isSilentToo`: that nothing is to be sent is read as well, where a model says it. */
export function eachSent(
  { sends }: AnyTool,
  { refine }: Pick<ToolRequest, 'refine'>,
  output: unknown,
  say: (text: string) => string,
  isSilentToo = false,
): unknown {
  if (!sends) return output;
  if (!refine) return sends.each(output, (text, isSilent) => (isSilent && !isSilentToo ? text : say(text)));
  const { text } = output as { text?: unknown };
  return { text: typeof text === 'string' ? say(text) : text };
}

export function carefulFields(plain: Fields, spoken: Fields): Fields | undefined {
  const changed = Object.entries(plain).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(spoken[field]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

const costPerCharacter = 1 / 40;
const mostCost = 3;
const [short, long] = [70, 140];

export function preferLength(given: Given, own: OwnVoice | null, { sends }: AnyTool): Given {
  const length = own?.voice.length;
  if (!sends?.isChat || (length !== 'short' && length !== 'long')) return given;
  const costOf = ([lead = '']: readonly string[]) =>
    Math.max(0, length === 'short' ? lead.length - short : long - lead.length) * costPerCharacter;
  return { ...given, costOf: (texts) => given.costOf(texts) + Math.min(mostCost, costOf(texts)) };
}

export const eachOption =
  <Field extends string>(field: Field) =>
  <Option extends Record<Field, string>>(output: { options: Option[] }, say: (text: string) => string) => ({
    options: Array.isArray(output.options)
      ? output.options.map((one) => (one?.[field] ? { ...one, [field]: say(one[field]) } : one))
      : output.options,
  });

export const eachAlternative =
  <Field extends string>(field: Field) =>
  <
    Text extends Record<Field, string> & { silent?: boolean | null | undefined },
    Output extends Text & { alternatives: Text[] },
  >(
    output: Output,
    say: (text: string, isSilent?: boolean) => string,
  ): Output => {
    const said = <One extends Text>(one: One): One =>
      one?.[field] ? { ...one, [field]: say(one[field], one.silent === true) } : one;
    const { alternatives } = output;
    return { ...said(output), ...(Array.isArray(alternatives) && { alternatives: alternatives.map(said) }) };
  };
