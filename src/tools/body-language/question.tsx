import { Card } from '../../ui/card.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { customTextMax } from './contract.ts';

interface QuestionProps {
  label: string;
  options: readonly string[];
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  customValue: string;
  onCustomChange: (value: string) => void;
  error?: string;
}

export function Question(props: QuestionProps) {
  const { label, options, placeholder, value, onChange, customValue, onCustomChange, error } = props;
  return (
    <Card>
      <ChoiceGroup
        label={label}
        choices={options.map((option) => ({ value: option, label: option }))}
        columnMin="12rem"
        value={value}
        onChange={onChange}
        error={error}
        required
      >
        <TextField
          label="O cuéntalo con tus palabras"
          note="opcional"
          placeholder={placeholder}
          limit={customTextMax}
          value={customValue}
          onChange={(event) => onCustomChange(event.target.value)}
        />
      </ChoiceGroup>
    </Card>
  );
}
