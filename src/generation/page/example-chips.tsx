import { Chip } from '../../ui/chip.tsx';
export interface Example<Draft> {
  label: string;
  fill: Partial<Draft>;
}

interface ExampleChipsProps<Draft> {
  examples: readonly Example<Draft>[];
  draft: Draft;
  empty: Draft;
  onPick: (fill: Partial<Draft>) => void;
}

/** For whoever has nothing at hand. A chip fills the form and sends nothing; once somebody writes, they are gone. */
export function ExampleChips<Draft extends Record<string, string>>(props: ExampleChipsProps<Draft>) {
  const { examples, draft, empty, onPick } = props;
  const holds = (values: Partial<Draft>, names: Partial<Draft>) =>
    Object.keys(names).every((name) => draft[name] === values[name]);
  const filled = examples.find(({ fill }) => holds(fill, fill));
  if (!filled && !examples.every(({ fill }) => holds(empty, fill))) return null;
  return (
    <fieldset className="row gap-2 no-print">
      <legend className="small soft mb-2">¿No tienes nada a mano? Prueba con un ejemplo:</legend>
      {examples.map((example) => (
        <Chip key={example.label} pressed={example === filled} onClick={() => onPick(example.fill)}>
          {example.label}
        </Chip>
      ))}
    </fieldset>
  );
}
