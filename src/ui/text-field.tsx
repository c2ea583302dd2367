import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { controlLook, type FieldLengths, FieldShell, type FieldTexts, useFieldIds } from './field.tsx';
import { useEarlyValue } from './use-early-value.ts';

type Around = FieldTexts & FieldLengths;
type TextFieldProps = Around & Omit<ComponentProps<'input'>, 'maxLength'>;
export type TextAreaProps = Around & Omit<ComponentProps<'textarea'>, 'maxLength'> & { minHeight?: number };

export const TextField = (props: TextFieldProps) => (
  // The events of both are read alike.
  <Written type="text" {...(props as object as TextAreaProps)} as="input" />
);

export const TextArea = ({ minHeight, ...props }: TextAreaProps) => (
  <Written {...props} as="textarea" style={minHeight ? { minHeight } : undefined} />
);

type WrittenProps = { as: 'input' | 'textarea' } & Around &
  Pick<ComponentProps<'input'>, 'type'> &
  Pick<ComponentProps<'textarea'>, 'className' | 'defaultValue' | 'id' | 'onChange' | 'style' | 'value'>;

function Written(props: WrittenProps) {
  const { as, label, note, hint, error, className, id, limit, guide, onChange, ...rest } = props;
  const Control = as as 'textarea';
  const ids = useFieldIds(id, { hint, error });
  /** Where the field holds the text itself, and not the page. */
  const [typed, setTyped] = useState(String(rest.defaultValue ?? ''));
  useEarlyValue(ids.id, 'value', rest.value, onChange);
  return (
    <FieldShell
      {...{ ids, label, note, hint, error, className }}
      written={{ length: String(rest.value ?? typed).length, limit, guide }}
    >
      <Control
        {...rest}
        id={ids.id}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        className={classNames(
          controlLook,
          as === 'textarea' && 'block field-sizing-content max-h-112 resize-y',
        )}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </FieldShell>
  );
}
