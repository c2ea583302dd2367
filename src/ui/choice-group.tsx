import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, type FieldTexts } from './field.tsx';
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

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { choices, label, note, hint, error, value, onChange, required } = props;
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: as in `useEarlyValue`, for a choice of several
  useLayoutEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (early && early.value !== value && isOwnInput(early)) onChange(early.value);
  }, []);

  return (
    <fieldset
      ref={group}
      className="fieldset"
      aria-describedby={classNames(error && `${id}-error`, hint ? `${id}-hint` : null) || undefined}
    >
      <legend>
        {label} {note && <small>({note})</small>}
      </legend>
      <div
        className="choices"
        style={props.columnMin ? ({ '--choice-min': props.columnMin } as CSSProperties) : undefined}
      >
        {choices.map((choice) => (
          <label key={choice.value} className="choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              required={required}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <span id={`${id}-hint`} className="small soft">
          {hint}
        </span>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {props.children}
    </fieldset>
  );
}

export const choicesOf = (labels: Readonly<Record<string, string>> | readonly string[]): Choice[] =>
  Array.isArray(labels)
    ? labels.map((label) => ({ value: label, label }))
    : Object.entries(labels).map(([value, label]) => ({ value, label }));
