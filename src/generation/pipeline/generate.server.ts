import type { Address } from '../../language/write/address.ts';
import { Failure } from '../../platform/http-errors.server.ts';
import type { Metrics } from '../../platform/metrics.server.ts';
import type { RateLimits } from '../../platform/rate-limits.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { embeddedEngine } from '../models/embedded-engine.server.ts';
import { type AnyTool, type Engine, type Fields, newMeter } from '../models/engine.server.ts';
import type { AnswerMeta, EngineContext } from '../tool.ts';
import { presentAnswer, presentPartial } from './answer.server.ts';
import type { Caller } from './caller.server.ts';
import { type Given, givenTo } from './given.server.ts';
import { prepareImage } from './images.server.ts';
import { createLedger, ledgerTimes, type Ticket } from './quota.server.ts';
import { makeReady, type Ready } from './ready.server.ts';
import type { ToolRequest } from './request.server.ts';
import { createRunning } from './running.server.ts';
import { helpFor, refusalForMinors } from './safety.server.ts';

export interface Call {
  caller: Caller;
  tool: AnyTool;
  request: ToolRequest;
  ip: string;
  /** The use is taken and the work begins. */
  onStart?: () => void;
  /** Called with a way to the answer so far, which is only made for whoever looks. */
  onPartial?: (answer: () => unknown) => void;
  /** Of the client. */
  gone: AbortSignal;
}

export interface GenerateParts extends Services {
  engine: Engine;
  limits: RateLimits;
  metrics: Metrics;
  times?: typeof ledgerTimes;
}

/** The one pipeline, whatever the tool. Nothing is held in the database while a model writes. */
export function createGenerate(parts: GenerateParts) {
  const { limits, now, log, times = ledgerTimes } = parts;
  const ledger = createLedger(parts, limits, times);
  const running = createRunning(ledger, times);
  const done = parts.metrics.counter('salero_generations_total', 'Generations by tool, engine and outcome');
  const seconds = parts.metrics.histogram('salero_generation_seconds', 'Time of a whole generation');

  async function generate(call: Call): Promise<unknown> {
    const { caller, tool, request, ip } = call;
    const { key, hash: requestHash, refine } = request;
    const claim = {
      userId: caller.id,
      tool: tool.contract,
      key,
      requestHash,
      ...(refine && { of: refine.of }),
    };
    const checks = [
      ['generation_ip_minute', ip],
      ['generation_user_minute', caller.id],
      ['generation_user_hour', caller.id],
      ['generation_user_day', caller.id],
    ] as const;
    const refusal = refusalForMinors(tool, request);
    if (refusal) {
      await caller.require();
      await parts.db.asService((tx) => limits.checkAll(tx, checks));
      done.add({ tool: tool.contract.id, engine: 'embedded', outcome: refusal.code });
      throw refusal;
    }
    for (;;) {
      const ready = readyFor(call);
      let elsewhere: string;
      try {
        const reserved = await ledger.reserve(claim, checks, caller);
        if ('ticket' in reserved) {
          const { ticket, session } = reserved;
          const address = session ? (session.address as Address) : (await caller.require()).address;
          return await running.run(ticket, (cancelled) => write(call, address, ticket, cancelled, ready));
        }
        if ('result' in reserved) return reserved.result;
        elsewhere = reserved.runningElsewhere;
      } finally {
        ready?.drop();
      }
      const ended = await running.wait(elsewhere, call.gone);
      if ('result' in ended) return ended.result;
      // Whoever ran it died: this copy of the call takes its place.
    }
  }

  /** What a model will be asked, for nearly every call. Photos and what our own rules may have to write are looked at in their turn. */
  function readyFor(call: Call): Ready | null {
    const { tool, caller, request } = call;
    const address = caller.lastAddress;
    const isModels = parts.engine.kind(tool.contract.id) === 'model' && !tool.isForRulesAlone;
    if (!isModels || request.image) return null;
    const context = contextOf(call, address);
    return makeReady(
      parts.engine,
      { tool, input: request.input, context, seed: request.key },
      call.onPartial !== undefined,
    );
  }

  const contextOf = ({ request: { refine } }: Call, address: Address): EngineContext => ({
    address,
    today: now(),
    ...(refine && { refinement: { chip: refine.chip, text: refine.text } }),
  });

  async function write(
    call: Call,
    address: Address,
    ticket: Ticket,
    cancelled: AbortController,
    ready: Ready | null,
  ): Promise<unknown> {
    const { tool, request, onPartial } = call;
    const started = performance.now();
    let meter = newMeter();
    const settled = new AbortController();
    let shown = false;
    let kind = parts.engine.kind(tool.contract.id);
    try {
      const { engine, input, image, notice, alone } = await plan(tool, request, ticket);
      kind = engine.kind(tool.contract.id);
      call.onStart?.();
      const show = (output: unknown) => {
        shown = true;
        onPartial?.(() => presentPartial(tool, request, output));
      };
      const given = await recall(call, kind);
      stopWhenGone(call, () => shown, cancelled, settled.signal);
      const fits = engine === parts.engine && address === call.caller.lastAddress;
      const prepared = fits ? ready : null;
      if (prepared) meter = prepared.meter;
      else ready?.drop();
      const written = await (prepared
        ? prepared.leave(cancelled.signal, show)
        : engine.generate({
            tool,
            input,
            context: contextOf(call, address),
            seed: ticket.id,
            meter,
            signal: cancelled.signal,
            ...(image && { image }),
            ...(given && { given }),
            ...(onPartial && { onPartial: show }),
          }));
      // A refinement rewrites one text; the findings it came from were reviewed with the first answer.
      const writer = kind === 'model' ? 'model' : 'rules';
      const reviewed = (!request.refine && tool.review?.(input, written, writer)) || {
        output: written,
        sources: {},
      };
      const result = presentAnswer(tool, request, reviewed, ticket, {
        engine: kind,
        notice,
        help: () => helpFor(tool, request),
      });
      const texts = request.refine ? [(written as { text: string }).text] : tool.versions?.of(written);
      await ledger.commit(
        ticket,
        {
          result,
          // A refinement is a version of an answer, not one of its own.
          input: alone || request.refine ? null : withoutPhoto(tool, request.input),
          keptMs: alone ? times.dangerMs : times.answerMs,
          engine: kind,
          free: notice !== undefined,
          ...(given && texts && { given: given.marksOf(texts) }),
        },
        meter,
      );
      done.add({ tool: tool.contract.id, engine: kind, outcome: 'delivered' });
      return result;
    } catch (error) {
      const outcome =
        error instanceof Failure ? error.code : cancelled.signal.aborted ? 'cancelled' : 'error';
      done.add({ tool: tool.contract.id, engine: kind, outcome });
      // Should this fail too, the lease gives the use back.
      const released = ledger
        .release(ticket, meter)
        .catch(() => log.warn('use not returned yet', { tool: tool.contract.id }));
      // A database that is away is not waited for twice by whoever wants an answer.
      if (outcome !== 'unavailable') await released;
      throw error;
    } finally {
      settled.abort();
      seconds.observe({ tool: tool.contract.id }, (performance.now() - started) / 1000);
    }
  }

  /** Models vary by themselves; our own rules have to know what they wrote before. */
  async function recall({ tool, caller }: Call, kind: AnswerMeta['engine']): Promise<Given | undefined> {
    if (kind === 'model' || !tool.versions) return undefined;
    return givenTo(caller.id, await ledger.recall(caller.id, tool.contract.id));
  }

  /** Which engine writes, and from what. A notice means that it is not quite what was asked for: then it costs nothing. */
  async function plan(
    tool: AnyTool,
    { input, image, withoutImage, refine }: ToolRequest,
    { spentMicroEur }: Ticket,
  ) {
    const { id, imageField } = tool.contract;
    const cap = parts.env.AI_DAILY_SPEND_CAP_EUR;
    const capped = parts.engine.kind(id) === 'model' && cap !== undefined && spentMicroEur >= cap * 1_000_000;
    const alone = tool.isForRulesAlone?.(input) ?? false;
    const engine = capped || alone ? embeddedEngine : parts.engine;
    const words = alone ? [notices.alone] : capped ? [notices.capped] : [];
    if (!image) return { engine, input, alone, notice: words[0] };
    const text = withoutPhoto(tool, input);
    if (engine.canSee(id))
      return {
        engine,
        input: text,
        alone,
        image: await prepareImage(image, imageField ?? ''),
        notice: words[0],
      };
    // A rewrite needs the text that is rewritten, not the photo it once came from.
    if (refine) return { engine, input: withoutImage ?? text, alone, notice: words[0] };
    if (!withoutImage) throw new Failure('unsupported_image', { message: notices.onlyAnImage });
    return { engine, input: withoutImage, alone, notice: [...words, notices.unseen].join(' ') };
  }

  /**
   * A caller with a key may come back for the result, so the work goes on. Without one nobody can: it stops, at no cost, but not
   * for someone who every day reads answers almost to the end and hangs up.
   */
  function stopWhenGone(
    call: Call,
    shown: () => boolean,
    cancelled: AbortController,
    settled: AbortSignal,
  ): void {
    if (call.request.keyed) return;
    const stop = () => void mayCut(call.caller.id, shown()).then((may) => may && cancelled.abort());
    if (call.gone.aborted) stop();
    else call.gone.addEventListener('abort', stop, { once: true, signal: settled });
  }

  async function mayCut(userId: string, shown: boolean): Promise<boolean> {
    if (!shown) return true;
    return limits.check('generation_cut_day', userId).then(
      () => true,
      () => false,
    );
  }

  /** What the stop button does: the call ends, whichever instance runs it, and when this is over its use is back. */
  async function cancel(userId: string, key: string): Promise<void> {
    const here = running.find(userId, key);
    const elsewhere = here ? null : await ledger.getRunning(userId, key);
    if (!(here || elsewhere) || !(await mayCut(userId, true))) return;
    here?.control.abort();
    await here?.outcome.catch(() => {});
    if (elsewhere) await running.stopElsewhere(elsewhere);
  }

  return { generate, cancel };
}

function withoutPhoto({ contract }: AnyTool, input: Fields): Fields {
  const { [contract.imageField ?? '']: _photo, ...text } = input;
  return text;
}

const notices = {
  alone:
    'En lo que te han escrito hay señales de peligro, así que esta respuesta sale de nuestras pautas de seguridad y no de un modelo. No te ha costado ningún uso.',
  capped:
    'Hoy hemos llegado al tope de uso de la IA, así que esta respuesta la han escrito nuestras reglas. No te ha costado ningún uso.',
  unseen: 'Este motor no puede ver fotos: la respuesta sale solo de tu texto y no te ha costado ningún uso.',
  onlyAnImage:
    'Este motor no puede ver fotos. Escribe un texto y lo intentamos con eso; no te ha costado ningún uso.',
} as const;
