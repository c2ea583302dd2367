import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from 'react';
import { FieldError, type FieldTexts, useFieldIds } from './field.tsx';
import { isOwnInput } from './use-early-value.ts';

export interface Choice {
  value: string;
  label: string;
  hint?: string;
}

export interface ChoiceGroupProps extends FieldTexts {
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  /** Narrowest column, for example '12rem'; the columns follow from it. */
  columnMin?: string;
  children?: ReactNode;
}

/** On a phone as many to a row as fit, like bricks: the form stays short. */
const choicesLook = [
  'flex flex-wrap gap-2 min-[30rem]:grid',
  'grid-cols-[repeat(auto-fill,minmax(min(var(--choice-min,10.5rem),100%),1fr))]',
].join(' ');
const look = [
  'choice relative flex min-h-12 flex-auto cursor-pointer items-center rounded-md border border-edge bg-paper',
  'gap-[min(0.7rem,3vw)] px-[min(0.8rem,3.5vw)] py-2 leading-tight hover:border-ink',
  'has-checked:border-pomegranate has-checked:bg-pomegranate-wash',
  'has-disabled:cursor-not-allowed has-disabled:bg-sand has-focus-visible:outline-3 outline-offset-2 outline-blue',
].join(' ');

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { choices, label, note, hint, error, value, onChange, required } = props;
  const { id, hintId, errorId, describedBy } = useFieldIds(undefined, { hint, error });
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as in `useEarlyValue`, for a choice of several
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (early && early.value !== value && isOwnInput(early)) onChange(early.value);
  }, []);

  return (
    <fieldset ref={group} className="fieldset" aria-describedby={describedBy}>
      <legend>
        {label} {note && <small>({note})</small>}
      </legend>
      <div
        className={choicesLook}
        style={props.columnMin ? ({ '--choice-min': props.columnMin } as CSSProperties) : undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} className={look}>
            <input
              type="radio"
              className="size-[min(1rem,5vw)] flex-none outline-none"
              name={id}
              value={choice.value}
              required={required}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span className="min-w-0 wrap-anywhere">
              {choice.label}
              {choice.hint && <small className="small soft block">{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <span id={hintId} className="small soft">
          {hint}
        </span>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {props.children}
    </fieldset>
  );
}

export const choicesOf = (labels: Readonly<Record<string, string>> | readonly string[]): Choice[] =>
  Array.isArray(labels)
    ? labels.map((label) => ({ value: label, label }))
    : Object.entries(labels).map(([value, label]) => ({ value, label }));
