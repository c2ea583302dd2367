import { Chip } from '../../ui/chip.tsx';
import { namelessNames } from './names.ts';

interface NamesProps {
  others: readonly string[];
  letters: ReadonlyMap<string, string>;
}

/** Two people, and nobody knows which one asks: their names are shown once, so that one can be told. */
export function WhoAreYou({ others, letters, onChoose }: NamesProps & { onChoose: (who: string) => void }) {
  const names = new Map([...letters].map(([name, letter]) => [letter, name]));
  return (
    <fieldset className="fieldset">
      <legend>¿Quién eres tú?</legend>
      <div className="row gap-2">
        {others.map((who) => (
          <Chip key={who} className="wrap-anywhere" onClick={() => onChoose(who)}>
            {names.get(who) ?? (who === 'them' ? 'Quien no tiene nombre' : who)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

export function NameChoice({
  others,
  letters,
  onChoose,
}: NamesProps & { onChoose: (from: string, to: string) => void }) {
  const [other, ...more] = others;
  if (other === undefined || more.length > 0) return null;
  const [known] = letters;
  const choices = new Set([
    ...(known ? [known[1]] : []),
    ...namelessNames,
    ...(known ? [known[0]] : []),
    other,
  ]);
  return (
    <fieldset className="fieldset">
      <legend className="small soft">La otra persona sale como</legend>
      <div className="row gap-2">
        {[...choices].map((name) => (
          <Chip
            key={name}
            className="wrap-anywhere"
            pressed={name === other}
            onClick={() => onChoose(other, name)}
          >
            {name === 'them' ? 'Sin nombre' : name}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
