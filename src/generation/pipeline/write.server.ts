import type { Family } from '../../language/read/families.ts';
import { within } from '../../platform/within.server.ts';
import type { Meter } from '../models/engine.server.ts';
import type { Reviewed } from '../tool.ts';
import { presentPartial } from './answer.server.ts';
import { gateOf, reportedIn, unfitToSend } from './fit-to-send.server.ts';
import type { Job } from './generate.server.ts';
import { givenTo } from './given.server.ts';
import type { Delivery, Ledger, Ticket } from './ledger.server.ts';
import type { Plan } from './plan.server.ts';
import type { Stop } from './running.server.ts';
import { givenBesides, withoutAnswered } from './thread.server.ts';
import { inTheirGender } from './told.server.ts';
import { preferLength, type Speaker, speakerFor } from './voiced.server.ts';

export interface Draft extends Job {
  ticket: Ticket;
  stop: Stop;
  meter: Meter;
  shown?: unknown;
  /** What a model saw that our rules did not. */
  reported?: readonly Family[];
  startedAt: number;
}

export interface Written {
  plan: Plan;
  reviewed: Reviewed<unknown>;
  speaker: Speaker | undefined;
  tongue: string | undefined;
  marks: Uint8Array | undefined;
}

export async function writeWith(
  plan: Plan,
  draft: Draft,
  ledger: Ledger,
  today: Date,
  present: (written: Written) => Delivery,
): Promise<Delivery> {
  const { tool, request, user, person, onPartial } = draft;
  const { refine, thread } = request;
  const kind = plan.engine.kind(tool.contract.id);
  // Models vary by themselves; our own rules have to know what they wrote before.
  const given =
    kind === 'embedded' && tool.versions
      ? preferLength(givenTo(user.id, await ledger.recall(user.id, tool.contract.id)), person.voice, tool)
      : undefined;
  // A model that misses a danger comforts from its first words on: nothing of it is shown before our rules have had their say.
  const isShownAtOnce = kind === 'embedded' || draft.help.length === 0;
  const voice = plan.bound ? null : person.voice;
  const { gate, speaker } =
    kind === 'model' || voice
      ? within(() => ({
          gate: kind === 'model' ? gateOf(tool, request, draft.help.length > 0) : undefined,
          speaker: speakerFor(tool, request, voice, kind),
        }))
      : {};
  const show = (partial: unknown) => {
    draft.shown = partial;
    onPartial?.(() => presentPartial(tool, request, partial, kind, { gate, speaker }));
  };
  const written = await plan.engine.generate({
    tool,
    input: plan.input,
    context: {
      address: user.address,
      today,
      voice: person.voice ?? undefined,
      told: person.told,
      thread: thread ?? undefined,
      refinement: refine ?? undefined,
      reported: draft.reported,
    },
    seed: draft.ticket.id,
    meter: draft.meter,
    signal: draft.stop.signal,
    image: plan.image,
    given: given && thread ? givenBesides(given, thread) : given,
    onPartial: onPartial && isShownAtOnce ? show : undefined,
  });
  return within(() => {
    const read = gate?.(written, true);
    if (read && !read.isFit) {
      // What is kept from the person was not read.
      if (draft.shown !== undefined) draft.shown = read.fit;
      draft.reported = reportedIn(tool, written);
      throw unfitToSend();
    }
    const output = inTheirGender(tool, request, person, withoutAnswered(tool, request, written));
    const texts = refine ? [(output as { text: string }).text] : tool.versions?.of(output);
    // A refinement rewrites one text; the findings it came from were reviewed with the first answer.
    const writer = kind === 'model' ? 'model' : 'rules';
    const found = refine ? undefined : tool.review?.(plan.input, output, writer, thread ?? undefined);
    const reviewed = found ?? { output, sources: {} };
    const marks = texts && given?.marksOf(texts);
    return present({ plan, reviewed, speaker, tongue: read?.tongue, marks });
  });
}
