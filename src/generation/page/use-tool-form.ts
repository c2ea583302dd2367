import { type FormEvent, useRef } from 'react';
import { toast } from '../../ui/toast.ts';
import type { ToolContract } from '../tool.ts';
import { useDraft } from './use-draft.ts';
import { type ToolTexts, useTool } from './use-tool.ts';

/** A tool's form: what is written in it, the call that it makes, and what ties each control to its field of the draft. */
export function useToolForm<Draft extends Record<string, string>, Input, Output, Answer>(
  contract: ToolContract<Input, Output, Answer>,
  empty: Draft,
  texts: ToolTexts,
) {
  const { draft, change, clear } = useDraft(contract.id, empty);
  const run = useTool(contract, texts);
  const form = useRef<HTMLFormElement>(null);

  const write = (name: keyof Draft & string, value: string) => change({ [name]: value } as Partial<Draft>);
  const shown = (name: keyof Draft & string) => ({ value: draft[name], error: run.fieldErrors[name] });

  return {
    run,
    form,
    draft,
    change,
    clear,
    /** Of a control that tells its value: `<ChoiceGroup {...choice('style')} />`. */
    choice: (name: keyof Draft & string) => ({
      ...shown(name),
      onChange: (value: string) => write(name, value),
    }),
    /** Of a control that tells an event: `<TextArea {...text('message')} />`. */
    text: (name: keyof Draft & string) => ({
      ...shown(name),
      onChange: (event: { target: { value: string } }) => write(name, event.target.value),
    }),
    paste: (name: keyof Draft & string) => ({
      className: 'justify-self-start',
      onText(value: string) {
        const before = draft[name];
        write(name, value);
        if (before && before !== value)
          toast.info('Hemos puesto lo que has pegado', {
            action: { label: 'Deshacer', onClick: () => write(name, before) },
          });
      },
      onFailed: () => void toast.error('No se pudo acceder al portapapeles'),
    }),
    /** For `onSubmit`. */
    sending: (input: () => unknown) => (event: FormEvent) => {
      event.preventDefault();
      void run.submit(input());
    },
    /** «Otro plan», «Nueva guía»: empties the form and focuses its first field. Undoing restores the draft as well. */
    startAgain() {
      const { scrollY } = window;
      run.reset(() => {
        change(draft);
        // Back to the answer that was being read, once it is drawn again.
        setTimeout(() => window.scrollTo({ top: scrollY, behavior: 'instant' }));
      });
      clear();
      form.current?.querySelector<HTMLElement>('input, textarea, select')?.focus({ preventScroll: true });
      form.current?.scrollIntoView({ block: 'start' });
    },
  };
}
