interface WhoAreYouProps {
  others: readonly string[];
  letters: ReadonlyMap<string, string>;
  onChoose: (who: string) => void;
}

/** Two people, and nobody knows which one asks: their names are shown once, so that one can be told. */
export function WhoAreYou({ others, letters, onChoose }: WhoAreYouProps) {
  const names = new Map([...letters].map(([name, letter]) => [letter, name]));
  return (
    <fieldset className="fieldset">
      <legend>¿Quién eres tú?</legend>
      <div className="row gap-2">
        {others.map((who) => (
          <button key={who} type="button" className="chip wrap-anywhere" onClick={() => onChoose(who)}>
            {names.get(who) ?? (who === 'them' ? 'Quien no tiene nombre' : who)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
