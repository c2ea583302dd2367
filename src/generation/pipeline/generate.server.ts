import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'hono';
import type { CurrentSession, Surface } from '../../account/sessions.server.ts';
import type { AboutField } from '../../person/about-me/about-me.ts';
import { type Person, readPerson } from '../../person/person.server.ts';
import { bodies, type HeldBody } from '../../platform/bodies.server.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import { oneAtATime, Turns } from '../../platform/turns.server.ts';
import { heldToAccount, wasCut, within } from '../../platform/within.server.ts';
import { isGrave } from '../grave.ts';
import { bothLines, type HelpLine, helpLinesFor } from '../help-lines.ts';
import { type AnyTool, type Engine, type Fields, newMeter } from '../models/engine.server.ts';
import { presentAnswer } from './answer.server.ts';
import { boundBy } from './bound.server.ts';
import { readable } from './boxes.server.ts';
import { createCuts, shownOf } from './cut.server.ts';
import { helpFor, withHelp } from './help.server.ts';
import {
  type Claim,
  createLedger,
  type Delivery,
  type Ended,
  ledgerTimes,
  type Reservation,
  retryWhileUnavailable,
} from './ledger.server.ts';
import { readInTurns } from './long-texts.server.ts';
import { needsStandIn, type Plan, planFor, standIn } from './plan.server.ts';
import { bindRefinement } from './refinement.server.ts';
import refusals from './refusals.json' with { type: 'json' };
import { parseRequest, type ToolRequest } from './request.server.ts';
import { createRunning } from './running.server.ts';
import { refusalFor } from './safety.server.ts';
import { bindThread, type OpenThread } from './thread.server.ts';
import { withNeeds } from './told.server.ts';
import { type Draft, type Written, writeWith } from './write.server.ts';

export interface Call {
  c: Context;
  tool: AnyTool;
  onStart?: () => void;
  /** Called with a way to the answer so far, which is only made for whoever looks. */
  onPartial?: (answer: () => unknown) => void;
  gone: AbortSignal;
}

interface Asked extends Call {
  user: Pick<CurrentSession, 'id' | 'address'>;
  person: Person;
  read?: ToolRequest;
}

export interface Job extends Asked {
  request: ToolRequest;
  input: Fields;
  isByRules: boolean;
  bound: Plan['bound'];
  help: readonly HelpLine[];
}

type Taken = Exclude<Reservation, { runningElsewhere: string }>;

interface Begun {
  job: Job;
  claim: Claim;
  reserved: Reservation;
}

export interface GenerateParts extends Surface {
  engine: Engine;
  metrics: Metrics;
  times?: typeof ledgerTimes;
  openThread?: OpenThread;
}

const limitsOfCalls = ['generation_user_minute', 'generation_user_hour', 'generation_user_day'] as const;

/** The one pipeline, whatever the tool. Nothing is held in the database while a model writes. Decision 0018. */
export function createGenerate(parts: GenerateParts) {
  const { env, limits, now, log, times = ledgerTimes } = parts;
  const ledger = createLedger(parts, limits.atOnce, times);
  const running = createRunning(ledger, times);
  const cuts = createCuts(limits);
  /** Before the ledger's own limit, until that holds: a body is held in memory, and reading it costs more than refusing it. */
  const arriving = new Turns<string>({ atOnce: limits.atOnce, waiting: 0 });
  const done = parts.metrics.counter('salero_generations_total', 'Generations by tool, engine and outcome');
  const seconds = parts.metrics.histogram('salero_generation_seconds', 'Time of a whole generation');

  /** The seven steps of a call: its user, room, the request with all it names, the use, the plan, the text, the delivery. */
  async function generate(call: Call): Promise<unknown> {
    const asked = await requirePerson(call);
    requireRoom(asked.user.id);
    const body = bodies.hold();
    try {
      return await heldToAccount({ limits, log }, asked.user.id, () => readAndAnswer(asked, body));
    } finally {
      body.drop();
    }
  }

  async function readAndAnswer(asked: Asked, body: HeldBody): Promise<unknown> {
    try {
      return await answer(await arriving.run(asked.user.id, () => begin(asked, body)));
    } catch (error) {
      const { tool, read } = asked;
      throw read && !wasCut(error) ? within(() => withHelp(tool, read, error)) : error;
    }
  }

  async function requirePerson(call: Call): Promise<Asked> {
    const { contract, sends } = call.tool;
    const person = await parts.asSignedIn(call.c, (tx) =>
      readPerson(tx, {
        toolId: contract.id,
        speaks: sends !== undefined,
        uses: Object.keys(contract.uses ?? {}) as AboutField[],
      }),
    );
    return { ...call, person, user: await parts.requireUser(call.c) };
  }

  async function begin(asked: Asked, body: HeldBody): Promise<Begun> {
    const { c, tool, user } = asked;
    // Before anything of it is read: to read it is the work, and a text whose reading never ends has been counted when the process is ended.
    await retryWhileUnavailable(times.reservePatienceMs, () => limits.check(user.id, ...limitsOfCalls));
    const job = await bind(asked, await parseRequest(c, tool, user.id, body));
    // Whoever pressed stop by now found nothing to stop.
    asked.gone.throwIfAborted();
    const claim = claimOf(job);
    // The use is taken before the work.
    return { job, claim, reserved: await ledger.reserve(claim) };
  }

  async function bind(asked: Asked, parsed: ToolRequest): Promise<Job> {
    const { tool, user } = asked;
    const request = await bindThread(parts.openThread, tool, user.id, parsed);
    asked.read = request;
    const { refine, isByRules } = request;
    const job = await readJob(asked, { request, isByRules }, () => requireSafety(tool, request));
    if (!refine) return job;
    const refined = await bindRefinement(parts, job, refine);
    const isBound = refined.request.threadId === request.threadId;
    const first = isBound
      ? refined.request
      : await bindThread(parts.openThread, tool, user.id, { ...refined.request, notices: [] });
    // Of the one it was written to, and of whoever is named now where that binds more.
    const { thread, threadId, called, notices } = request;
    const isStricter = !first.thread?.isGrave && (thread?.isGrave || (thread?.no && !first.thread?.no));
    const bound = isStricter ? { ...first, thread, threadId, called, notices } : first;
    return readJob(asked, { ...refined, request: bound }, () => isBound || requireSafety(tool, bound));
  }

  function readJob(
    asked: Asked,
    { request, isByRules }: Pick<Job, 'request' | 'isByRules'>,
    requireFirst: () => unknown = () => {},
  ): Promise<Job> {
    const { tool, person } = asked;
    const read = () => {
      requireFirst();
      const input = withNeeds(tool, request.input, person);
      const bound = boundBy(tool, { ...request, input });
      return { ...asked, request, input, isByRules, bound, help: helpFor(tool, request) };
    };
    return readInTurns(request.input, () => readable(tool, request), read);
  }

  async function answer(begun: Begun): Promise<unknown> {
    const { job } = begun;
    const reserved = await ticketOrResult(begun);
    if ('result' in reserved) return reserved.result;
    const { ticket } = reserved;
    return running.run(ticket, async (stop) => {
      const draft: Draft = { ...job, ticket, stop, meter: newMeter(), startedAt: performance.now() };
      stop.ask = oneAtATime(() => endIfFree(draft));
      try {
        const plan = await planFor(draft, parts.engine, env.AI_DAILY_SPEND_CAP_EUR);
        return await deliver(draft, await write(draft, plan));
      } catch (error) {
        throw await release(draft, error);
      }
    });
  }

  function requireRoom(userId: string): void {
    const full = limits.findFull(limitsOfCalls.map((name) => [name, userId]));
    if (full) throw full;
  }

  function requireSafety(tool: AnyTool, request: ToolRequest): void {
    const refusal = refusalFor(tool, request);
    if (!refusal) return;
    done.add({ tool: tool.contract.id, engine: 'embedded', outcome: refusal.code });
    throw refusal;
  }

  async function ticketOrResult({ job, claim, reserved }: Begun): Promise<Taken> {
    if (!('runningElsewhere' in reserved)) return reserved;
    job.request.photo?.drop();
    const ended: Ended = await running.wait(reserved.runningElsewhere, job.gone);
    if ('result' in ended) return ended;
    // Whoever ran it died: this copy of the call takes its place, or one with its photo, which comes again.
    if (job.request.photo) throw new Failure('in_progress');
    return ticketOrResult({ job, claim, reserved: await ledger.reserve(claim) });
  }

  const claimOf = ({ user, tool, request, isByRules, bound }: Job): Claim => ({
    id: randomUUID(),
    userId: user.id,
    tool: tool.contract,
    key: request.key,
    requestHash: request.hash,
    expectedMicroEur:
      env.AI_DAILY_SPEND_CAP_EUR === undefined || isByRules
        ? 0
        : parts.engine.expectedMicroEur(tool.contract.id, [request.input, request.thread?.chat]),
    ...(request.refine ? { of: request.refine.of } : bound && { isBound: true }),
  });

  async function write(draft: Draft, plan: Plan): Promise<Delivery> {
    draft.onStart?.();
    const stopWatching = cuts.stopWhenGone(draft);
    const writeBy = (chosen: Plan) =>
      writeWith(chosen, draft, ledger, now(), (written) => present(draft, written));
    try {
      return await writeBy(plan).catch(async (error: unknown) => {
        if (!(error instanceof Failure) || !needsStandIn(draft, plan)) throw error;
        const reported = (draft.reported ?? []).map((family) => ({ family, severity: 'high' }));
        draft.help = bothLines(draft.help, helpLinesFor(reported));
        return writeBy(standIn(plan, await cuts.countFailure(draft, error.code), reported.length > 0));
      });
    } finally {
      stopWatching();
    }
  }

  /** The result and its price become final together. */
  async function deliver(draft: Draft, delivery: Delivery): Promise<unknown> {
    const { ticket, meter, stop } = draft;
    while (!(await ledger.deliver(ticket, delivery, meter))) {
      const isMarked = (await ledger.stopRequested([ticket.id])).marked.length > 0;
      if (!isMarked || (await stop.ask?.())) throw new Failure('model_timeout');
    }
    count(draft, delivery.engine, 'delivered');
    return delivery.result;
  }

  function present(draft: Draft, written: Written): Delivery {
    const { plan, marks: given } = written;
    const { input, threadId, refine } = draft.request;
    const result = presentAnswer(draft, written);
    const isDanger = plan.bound === 'danger';
    return {
      result,
      // A refinement is a version of an answer, not one of its own.
      input: isDanger || refine ? null : { ...input, ...(threadId !== null && { thread: threadId }) },
      // Whoever threatens may hold this phone tomorrow.
      keptMs: isDanger || isGrave(result) ? times.retryMs : times.answerMs,
      engine: result.engine,
      free: plan.isFree,
      given,
    };
  }

  async function release(draft: Draft, error: unknown): Promise<unknown> {
    const { tool, ticket, meter, stop } = draft;
    const outcome = stop.signal.aborted ? 'cancelled' : error instanceof Failure ? error.code : 'error';
    count(draft, parts.engine.kind(tool.contract.id), outcome);
    const isFree = await cuts.countFailure(draft, outcome);
    const released = ledger.release(ticket, meter, isFree).catch(() => {
      log.warn('use not returned yet', { tool: tool.contract.id });
      return 0;
    });
    // Whoever waits for an answer does not wait twice for a database that is away. None: a sweep has given it back.
    const ended = outcome === 'unavailable' ? 0 : await released;
    return ended > 0 && !isFree && ticket.charged && error instanceof Failure
      ? new Failure(error.code, {
          message: draft.shown === undefined ? refusals.askedAlready : refusals.readAlready,
          cause: error,
        })
      : error;
  }

  function count({ tool, startedAt }: Draft, engine: string, outcome: string): void {
    done.add({ tool: tool.contract.id, engine, outcome });
    seconds.observe({ tool: tool.contract.id }, (performance.now() - startedAt) / 1000);
  }

  /** What the stop button does, whichever instance runs the call; when this is over its use is back. False: it goes on, or its answer is there. */
  async function cancel(userId: string, key: string, hasWaited = false): Promise<boolean> {
    const here = running.find(userId, key);
    if (here) {
      if (!(await here.control.ask?.())) return false;
      const [ended] = await Promise.allSettled([here.outcome]);
      return ended.status === 'rejected';
    }
    const known = await ledger.find(userId, key);
    if (!known && !hasWaited) {
      await pause(times.overtakenMs);
      return cancel(userId, key, true);
    }
    if (known?.running) await running.stopElsewhere(known.id);
    // A call that ends without an answer loses its key.
    return !known || !(await ledger.find(userId, key));
  }

  async function endIfFree(draft: Draft): Promise<boolean> {
    const { stop, ticket, user } = draft;
    if (!stop.signal.aborted && (await cuts.countStop(user.id, shownOf(draft)))) stop.abort();
    if (!stop.signal.aborted) await ledger.markStop(ticket.id, false);
    return stop.signal.aborted;
  }

  return { generate, cancel };
}
