import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, stopIn } from '../../account/api.ts';
import { keepLastTool } from '../../account/last-tool.ts';
import { forgetHabits } from '../../account/personal-storage.ts';
import { signInPath } from '../../account/return-to.ts';
import { type Session, useSession } from '../../account/session.ts';
import { sessionKey } from '../../account/session-tabs.ts';
import { useWriters, writerOf } from '../../account/writers.ts';
import { type FailureCode, failureTexts } from '../../platform/failures.ts';
import { toast } from '../../ui/toast.ts';
import { isGrave } from '../grave.ts';
import type { HelpLine } from '../help-lines.ts';
import type { Partially, Quota, ToolContract } from '../tool.ts';
import { type CallToolOptions, callTool } from './call-tool.ts';
import type { Stopped } from './kind-stop.tsx';
import { useToolThread } from './tool-thread.ts';
import { type Answered, type Exchange, useAnswers } from './use-answers.ts';

export interface ToolTexts {
  signedOut: string;
  limit?: string;
  failure: string;
  success?: string;
  unseen?: Readonly<Record<string, string>>;
}

export function useTool<Input, Output, Answer>(
  contract: ToolContract<Input, Output, Answer>,
  texts: ToolTexts,
) {
  const session = useSession();
  const { answers, show } = useAnswers<Answer>(contract.id, session.user?.id);
  const [thread, setThread] = useToolThread(contract.id, session.user?.id);
  const writer = writerOf(useWriters(), contract.id);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [partial, setPartial] = useState<Partially<Answer> | null>(null);
  const [failure, setFailure] = useState<Omit<Stopped, 'reason'> | null>(null);
  const [unanswered, setUnanswered] = useState<{ input: unknown } | null>(null);
  const [stopped, setStopped] = useState<Stopped | null>(null);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  const [exhausted, setExhausted] = useState(false);
  const [generating, setGenerating] = useState(false);
  const [stopping, setStopping] = useState<'asked' | 'refused' | null>(null);
  const [offline, setOffline] = useState(false);
  const [copied, setCopied] = useState<{ of: string; text: string } | null>(null);
  const running = useRef<AbortController | null>(null);
  /** By call, while it has no answer: asked again under the same key it costs no second use. */
  const keys = useRef(new Map<string, string>());

  const answer = answers[0]?.answer ?? null;
  const limitText = texts.limit ?? 'Has alcanzado el límite de usos gratuitos';
  const remaining = session.profile ? remainingUses(contract.quota, session.profile) : null;
  const isPremium = session.profile?.subscription_tier.includes('pro') ?? false;
  const limitReached = !isPremium && session.user !== null && (exhausted || remaining === 0);

  useEffect(() => () => running.current?.abort(), []);

  function refuse(message: string, fields: Record<string, string> = {}): false {
    setFieldErrors(fields);
    toast.error(message);
    return false;
  }

  async function ask(sent: unknown, options: CallToolOptions<Answer>): Promise<Answered<Answer>> {
    const call = JSON.stringify([sent, options.refine, options.byRules]);
    const idempotencyKey = keys.current.get(call) ?? crypto.randomUUID();
    keys.current.set(call, idempotencyKey);
    try {
      const result = await callTool<Input, Output, Answer>(contract, sent, { ...options, idempotencyKey });
      keys.current.delete(call);
      return result;
    } catch (error) {
      const isSpent = error instanceof ApiFailure && error.code === 'key_reused';
      if (isSpent || isStop(error)) keys.current.delete(call);
      throw error;
    }
  }

  /** Whether there is an answer, and nothing grave in it. */
  async function submit(input: unknown, byRules = false): Promise<boolean> {
    if (running.current) return false;
    setFailure(null);
    setUnanswered(null);
    setStopped(null);
    const checked = contract.input.safeParse(input);
    if (!checked.success) {
      const fields: Record<string, string> = {};
      const said = (message: string) => (writer.sees ? undefined : texts.unseen?.[message]) ?? message;
      for (const issue of checked.error.issues) fields[issue.path.join('.')] ??= said(issue.message);
      return refuse(said(checked.error.issues[0]?.message ?? failureTexts.invalid_input), fields);
    }
    if (session.status === 'ready' && !session.user) return refuse(texts.signedOut);
    if (limitReached) return refuse(limitText);
    setFieldErrors({});
    setPartial(null);
    setStopping(null);
    setGenerating(true);
    toast.prepare();
    const control = new AbortController();
    const count = () => void queries.invalidateQueries({ queryKey: sessionKey });
    running.current = control;
    try {
      const sent = thread ? { ...Object(input), thread: thread.id } : input;
      const result = await ask(sent, {
        signal: control.signal,
        onPartial: (written) => setPartial(written),
        onStop(outcome) {
          const why = contract.quota && !isPremium ? ' sin que cuente como un uso' : '';
          if (outcome === 'ended') return count();
          if (outcome === 'failed')
            return toast.error('No hemos podido pararlo a tiempo: puede que cuente como un uso.');
          setStopping('refused');
          toast.info(`Esta ya no se puede parar${why}. Cuando acabe, la tienes en «Tus últimas respuestas».`);
        },
        onOffline: setOffline,
        byRules,
      });
      if (isGrave(result)) forgetHabits();
      else keepLastTool(contract.id);
      show([{ sent, answer: result }, ...answers]);
      if (result.remainingUses === 0 && contract.quota && !isPremium) setExhausted(true);
      return !isGrave(result);
    } catch (error) {
      if (!isStop(error)) {
        tell(error);
        if (writer.engine === 'model' && isOfModel(error)) setUnanswered({ input });
      }
      return false;
    } finally {
      running.current = null;
      setGenerating(false);
      setStopping(null);
      setOffline(false);
      setPartial(null);
      count();
    }
  }

  function tellStop(error: unknown): boolean {
    const stop = stopIn(error);
    if (!stop) return false;
    const { reason, message, helpLines } = stop;
    forgetHabits();
    setStopped({ reason, message, helpLines: helpLines as readonly HelpLine[] });
    return true;
  }

  function tell(error: unknown) {
    const known = error instanceof ApiFailure ? error : null;
    if (known?.code === 'unauthenticated') {
      toast.error(failureTexts.unauthenticated);
      void navigate(signInPath(contract.path));
      return;
    }
    if (tellStop(error)) return show([]);
    const helpLines = (known?.helpLines ?? []) as readonly HelpLine[];
    if (helpLines.length > 0) forgetHabits();
    if (known?.code === 'usage_limit_exceeded') setExhausted(true);
    if (known?.code === 'invalid_input') setFieldErrors(known.fields);
    const machinery =
      !known || (known.code === 'unavailable' && known.status !== 0) || known.code === 'model_failed';
    const limit = known?.message === failureTexts.usage_limit_exceeded;
    const message = machinery ? texts.failure : limit ? limitText : known.message;
    setFailure({ message, helpLines });
    // The form says it once; where no use is left, the upgrade prompt stands in its place and may say it in other words.
    if (limit && message !== failureTexts.usage_limit_exceeded) toast.error(message);
  }

  return {
    session,
    writer,
    reads: contract.reads !== undefined,
    remaining: isPremium ? null : remaining,
    limitReached,
    isPremium,
    generating,
    stopping,
    offline,
    partial,
    answers,
    answer,
    sent: (answers[0]?.sent ?? null) as unknown,
    shown: (generating ? partial : answer) as Partially<Answer> | null,
    finished: generating ? null : answer,
    copied: copied && copied.of === answer?.generationId ? copied.text : null,
    onCopied: (generationId: string, text: string) => setCopied({ of: generationId, text }),
    failure,
    submitToRules: unanswered && (() => void submit(unanswered.input, true)),
    stopped,
    fieldErrors: fieldErrors as Readonly<Record<string, string>>,
    texts,
    thread,
    setThread,
    submit: (input: unknown) => submit(input),
    async refine(sent: unknown, request: NonNullable<CallToolOptions<Answer>['refine']>) {
      setStopped(null);
      return ask(sent, { refine: request }).catch((error) => {
        tellStop(error);
        throw error;
      });
    },
    stop() {
      running.current?.abort();
      setStopping('asked');
    },
    reset(alsoUndo?: () => void) {
      show([]);
      setFailure(null);
      setUnanswered(null);
      setStopped(null);
      if (answers.length === 0) return;
      const undo = () => {
        show(answers);
        alsoUndo?.();
      };
      toast.info('Empezamos de cero', { action: { label: 'Deshacer', onClick: undo } });
    },
    forget: () => show([]),
    recall(earlier: Exchange<Answer>) {
      setStopped(null);
      const others = answers.filter(({ answer }) => answer.generationId !== earlier.answer.generationId);
      show([earlier, ...others]);
    },
  };
}

export type ToolRun<Answer> = ReturnType<typeof useTool<unknown, unknown, Answer>>;

const isStop = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const modelCodes: readonly FailureCode[] = ['model_failed', 'model_timeout', 'content_refused'];

const isOfModel = (error: unknown): boolean =>
  error instanceof ApiFailure && !error.reason && modelCodes.includes(error.code);

function remainingUses(quota: Quota | null, profile: NonNullable<Session['profile']>): number | null {
  return quota && Math.max(0, quota.freeLimit - profile[quota.counter]);
}
