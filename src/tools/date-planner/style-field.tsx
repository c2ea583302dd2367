import { Chip } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { datePlanLimits, defaultStyle } from './contract.ts';

/** Without the default: among the kinds of date it has a name like one of them. */
const ideas = ['Sin prisas', 'Romántico y discreto', 'Con juego y risas', 'Algo de aventura'] as const;

interface StyleFieldProps {
  value: string;
  onChange: (style: string) => void;
  error?: string;
}

/** Any words will do; a tap on an idea writes them, and another goes back to the default. */
export function StyleField({ value, onChange, error }: StyleFieldProps) {
  return (
    <div className="stack gap-3">
      <TextField
        label="Estilo"
        hint="El ambiente, sea cual sea el tipo de cita. Si no tocas nada, relajado como un café."
        placeholder={defaultStyle}
        limit={datePlanLimits.style}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      <fieldset className="row gap-2">
        <legend className="sr-only">Ideas de estilo</legend>
        {ideas.map((idea) => (
          <Chip
            key={idea}
            pressed={value === idea}
            onClick={() => onChange(value === idea ? defaultStyle : idea)}
          >
            {idea}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
