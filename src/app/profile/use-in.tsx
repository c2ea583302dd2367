import type { ToolAbout } from '../../generation/tool.ts';
import type { AboutField } from '../../person/about-me/about-me.ts';
import { tools } from '../../tools/registry.ts';
import { Chip } from '../../ui/chip.tsx';

export const usersOf = (field: AboutField) =>
  tools.map(({ about }): ToolAbout => about).filter(({ uses }) => uses && field in uses);

interface UseInProps {
  field: AboutField;
  label: string;
  chosen: readonly string[];
  onChange: (toolIds: string[]) => void;
}

export function UseIn({ field, label, chosen, onChange }: UseInProps) {
  return (
    <fieldset className="row gap-2">
      <legend className="small soft mb-2">
        Usar en<span className="sr-only">: {label}</span>
      </legend>
      {usersOf(field).map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <Chip
            key={id}
            pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
          >
            {name}
          </Chip>
        );
      })}
    </fieldset>
  );
}
