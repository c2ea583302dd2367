import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { draftWaits, signInPath } from '../../account/return-to.ts';
import { type AboutField, toldTo } from '../../person/about-me/about-me.ts';
import { useKept } from '../../person/use-kept.ts';
import { clipboardTexts } from '../../ui/clipboard-texts.ts';
import { toast } from '../../ui/toast.ts';
import { datingApps } from '../app-lengths.ts';
import { isGrave } from '../grave.ts';
import type { ToolAbout, ToolContract, Use } from '../tool.ts';
import { askToLook } from './ask-to-look.ts';
import type { Example } from './example-chips.tsx';
import { keepHabits, useDraft } from './use-draft.ts';
import { type ToolTexts, useTool } from './use-tool.ts';

interface ToolForm<Draft> extends ToolTexts {
  examples: readonly Example<Draft>[];
  habitsOf?: (draft: Draft) => Record<string, string>;
}

export function useToolForm<Draft extends Record<string, string>, Input, Output, Answer>(
  contract: ToolContract<Input, Output, Answer>,
  empty: Draft,
  { examples, habitsOf, ...texts }: ToolForm<Draft>,
) {
  const run = useTool(contract, texts);
  const wasGrave = [run.stopped, run.failure, run.answer].some((one) => one && isGrave(one));
  const { draft, change, replace, clear, hasHabits } = useDraft(contract.id, empty, wasGrave);
  const filled = useFilled(contract, { draft, change, empty }, run.session.user !== null);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);

  const write = (name: keyof Draft & string, value: string) => change({ [name]: value } as Partial<Draft>);
  const shown = (name: keyof Draft & string) => ({ value: draft[name], error: run.fieldErrors[name] });

  return {
    about: contract,
    run: { ...run, filled },
    form,
    draft,
    change,
    clear,
    choice: (name: keyof Draft & string) => ({
      ...shown(name),
      onChange: (value: string) => write(name, value),
    }),
    field: (name: keyof Draft & string) => ({
      ...shown(name),
      onChange: (event: { target: { value: string } }) => write(name, event.target.value),
    }),
    hasHabits,
    chips: { examples, draft, empty, onPick: change },
    chat: (name: keyof Draft & string) => ({
      ...shown(name),
      onText: (text: string) => write(name, text),
      paste: { onText: (value: string) => replace({ [name]: value } as Partial<Draft>) },
    }),
    pasteAndSend: (name: keyof Draft & string) => ({
      async onText(value: string) {
        if (!value.trim()) return toast.error(clipboardTexts.empty);
        const { isReady, text } = await import('../transcript/ready-to-send.ts').then(
          ({ readyToSend }) => readyToSend(value),
          () => ({ isReady: false, text: value }),
        );
        flushSync(() => replace({ [name]: text } as Partial<Draft>));
        if (run.session.status === 'ready' && !run.session.user)
          void navigate(signInPath(contract.path), { state: draftWaits });
        else if (isReady) form.current?.requestSubmit();
        else askToLook(form.current);
      },
      onFailed: () => form.current?.querySelector<HTMLElement>('[required]')?.focus(),
    }),
    /** For `onSubmit`: null is not sent. Where it signs in, a visitor goes to the login instead of reading that they have to. */
    sending: (input: () => unknown, signsIn: boolean) => (event: FormEvent) => {
      event.preventDefault();
      const given = input();
      if (given === null) return;
      void run.submit(given).then((isCalm) => isCalm && habitsOf && keepHabits(contract.id, habitsOf(draft)));
      if (signsIn && run.session.status === 'ready' && !run.session.user)
        void navigate(signInPath(contract.path));
    },
    startAgain() {
      const { scrollY } = window;
      run.reset(() => {
        change(draft);
        setTimeout(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
      });
      flushSync(clear);
      form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'start' });
    },
  };
}

interface Form<Draft> {
  draft: Draft;
  empty: Draft;
  change: (part: Partial<Draft>) => void;
}

const names: Partial<Record<AboutField, string>> = {
  gender: 'tu género',
  interests: 'tus intereses',
  app: 'tu app',
};

function filledWith(use: Use | undefined, told: string): Record<string, string> {
  if (!use || use === true) return {};
  if (use.other && !Object.hasOwn(datingApps, told)) return { [use.field]: 'other', [use.other]: told };
  const value = use.as ? use.as[told] : told;
  return value === undefined ? {} : { [use.field]: value };
}

function useFilled<Draft extends Record<string, string>>(
  { id, uses = {} }: Pick<ToolAbout, 'id' | 'uses'>,
  { draft, empty, change }: Form<Draft>,
  isSignedIn: boolean,
): readonly string[] {
  const fillable = Object.entries(uses).filter(([, use]) => use !== true) as [AboutField, Use][];
  const { data: about } = useKept('/api/about-me', isSignedIn && fillable.length > 0);
  const isDone = useRef(false);
  const [filled, setFilled] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form holds when the answer comes
  useEffect(() => {
    if (!about || isDone.current) return;
    isDone.current = true;
    const told = toldTo(
      about,
      id,
      fillable.map(([field]) => field),
    );
    const parts = fillable
      .map(([field, use]) => ({ field, part: filledWith(use, told[field] ?? '') }))
      .filter(({ field, part }) => {
        const keys = Object.keys(part);
        return told[field] && keys.length > 0 && keys.every((key) => draft[key] === empty[key]);
      });
    if (parts.length === 0) return;
    change(Object.assign({}, ...parts.map(({ part }) => part)) as Partial<Draft>);
    setFilled(parts.map(({ field }) => names[field] ?? field));
  }, [about]);

  return filled;
}
