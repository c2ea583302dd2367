import { longText, staysLinear } from '../../../test/stays-linear.ts';
import { examples, someTool, writtenFor } from '../../../test/tool-examples.ts';
import { answeredIn } from '../../language/read/answered.ts';
import { withoutReported } from '../../language/read/in-earnest.ts';
import { headedText } from '../headed-text.ts';
import { gateOf } from './fit-to-send.server.ts';
import type { ToolRequest } from './request.server.ts';
import { theirNo } from './their-no.server.ts';

const plan = headedText({ steps: 'Pasos' });

staysLinear({
  'a text with headings': (text) => plan.read(`${text}\n\nPasos\n${text}`),
  'what somebody tells of words': withoutReported,
  'the no of a kept thread': (text) => theirNo([{ who: 'them', text }], ''),
  'what a kept thread has answered': (text) =>
    answeredIn([
      { who: 'me', text },
      { who: 'them', text },
    ]),
});

const context = { address: 'tu', today: new Date('2026-05-01T12:00:00Z'), seed: 'ejemplo' } as const;

// All that our rules write, and so every file that a tool will have: a long text fills its boxes, a short one an eighth of them.
staysLinear(
  Object.fromEntries(
    examples.map(({ tool, functionName, example }) => [
      `the answer of ${functionName}`,
      (text: string) => {
        const share = text.length / longText;
        const body = example.full((most) => `x${text.slice(0, Math.min(1, share) * most - 2)}x`);
        return tool.embedded(tool.contract.input.parse(body), context);
      },
    ]),
  ),
);

const sender = someTool(({ tool }) => tool.sends !== undefined);
const request = {
  input: sender.tool.contract.input.parse(sender.example.body),
  thread: null,
  refine: null,
} as unknown as ToolRequest;
const written = JSON.parse(writtenFor(sender)) as object;

// At each piece that arrives of it: a sentence without an end too.
staysLinear({
  'what a model is in the middle of writing to be sent': (text) =>
    gateOf(sender.tool, request)(
      sender.tool.sends?.each(written, () => `${text}. y`),
      false,
    ),
});
