import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../account/api.ts';
import { fewestOutcomes, type OutcomeGroup, type Outcomes } from '../../generation/afterwards/outcomes.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export function WhatWorks() {
  const { data, isError } = useQuery({
    queryKey: ['outcomes'],
    queryFn: ({ signal }) => callApi<Outcomes>('/api/outcomes', { signal }),
    retry: false,
  });
  if (isError) return <p role="alert">No hemos podido leer lo que te funciona.</p>;
  if (!data) return <Skeleton lines={3} />;
  const { told, byAngle, byLength } = data;
  if (byAngle.length === 0 && byLength.length === 0)
    return (
      <p className="soft">
        {told === 0
          ? 'Cuando copies o compartas una respuesta, te preguntaremos si contestaron. Con un toque basta.'
          : `Llevas ${told}. Aquí verás algo cuando haya ${fewestOutcomes} de un mismo tipo: con menos, los números no dicen nada.`}
      </p>
    );
  return (
    <div className="stack gap-6">
      <Groups title="Por enfoque" groups={byAngle} />
      <Groups title="Por longitud" groups={byLength} />
      <p className="small soft">
        Es lo que has contado tú de {told} mensajes, y solo lo ves tú: no promete nada del siguiente. Se borra
        en <Link to="/lo-que-guardamos">Lo que guardamos de ti</Link>.
      </p>
    </div>
  );
}

function Groups({ title, groups }: { title: string; groups: readonly OutcomeGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="stack gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="grid gap-3">
        {groups.map(({ name, told, answered, met }) => (
          <li key={name} className="grid gap-1">
            <span className="row justify-between gap-2">
              <b className="wrap-anywhere">{name}</b>
              <span className="small soft">
                contestaron {answered} de {told}
                {met > 0 && ` · quedasteis ${met}`}
              </span>
            </span>
            <meter
              className="w-full"
              min={0}
              max={told}
              value={answered}
              aria-label={`Contestaron, ${name}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
