import type { ToolExample } from '../src/generation/example.ts';
import type { SavedKind } from '../src/library/saved.ts';
import { halves } from '../src/tools/registry.server.ts';

async function exampleOf(id: string): Promise<ToolExample> {
  const { example } = await import(`../src/tools/${id}/example.ts`).catch(() => {
    throw new Error(`src/tools/${id}/example.ts is missing: tests, attacks and the bench send what it says`);
  });
  return example;
}

async function keptBy(id: string): Promise<SavedKind> {
  const [kind] = Object.values<SavedKind>(await import(`../src/tools/${id}/saved.ts`));
  if (!kind) throw new Error(`src/tools/${id}/saved.ts exports nothing`);
  return kind;
}

/** Each tool's contract with its example, of the tools that the registry names. */
export const examples = await Promise.all(
  halves.map(async ({ tool, saved }) => ({
    tool,
    id: tool.contract.id,
    functionName: tool.contract.functionName,
    collection: saved,
    kept: saved && (await keptBy(tool.contract.id)),
    example: await exampleOf(tool.contract.id),
  })),
);

/** The first tool of a kind, where any of the kind would do. */
export function someTool(isWanted: (one: (typeof examples)[number]) => boolean): (typeof examples)[number] {
  const found = examples.find(isWanted);
  if (!found) throw new Error('no tool is of this kind');
  return found;
}

const functionThatAnswers = (field: string) =>
  someTool(({ example }) => example.answer.includes(field)).functionName;

/** Functions by what they write, for a promise that only such a tool makes. */
export const functionThat = {
  opens: functionThatAnswers('message'),
  replies: functionThatAnswers('suggestedReply'),
  mends: functionThatAnswers('edits'),
  writesLetters: functionThatAnswers('dontExpect'),
};

export const toolAt = (path: string) => someTool(({ tool }) => tool.contract.path === path);

export const photoTool = someTool(({ tool }) => tool.contract.imageField !== undefined);

export const withPhoto = (photo: string) => ({
  ...photoTool.example.body,
  [String(photoTool.tool.contract.imageField)]: photo,
});

/** What a model would write for the example: what our own rules write, in the same form. */
export const writtenFor = ({ tool, example }: (typeof examples)[number]): string =>
  JSON.stringify(
    tool.embedded(tool.contract.input.parse(example.body), {
      address: 'tu',
      today: new Date('2026-05-01T12:00:00Z'),
      seed: 'ejemplo',
    }),
  );

/** By collection: an item of it. */
export const savedExamples: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  examples.flatMap(({ id, collection, example }) => {
    if (!collection) return [];
    if (!example.saved)
      throw new Error(`src/tools/${id}/example.ts says no item of ${collection.name} (\`saved\`)`);
    return [[collection.name, example.saved]];
  }),
);

const countedAs = ({ tool: { contract } }: (typeof examples)[number]) =>
  `${contract.quota?.counter} ${contract.quota?.freeLimit}`;
/** What all tools share is seen once for each way of counting uses. */
export const isFirstOfItsKind = (one: (typeof examples)[number]) =>
  examples.find((other) => countedAs(other) === countedAs(one)) === one;
