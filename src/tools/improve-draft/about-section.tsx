import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';

const edits = [
  {
    before: 'Perdona el tocho, es que quería preguntarte si te apetece repetir lo del sábado',
    after: '¿Te apetece repetir lo del sábado?',
    why: 'Lo que querías decir ya estaba. Sobraban las disculpas.',
  },
  {
    before: 'Hola, ¿por qué no me contestas?',
    after: 'Hola. Me quedé con ganas de saber de ti. Cuando puedas, me cuentas.',
    why: 'Lo mismo que sientes, dicho sin que tenga que defenderse.',
  },
];

const last = [
  {
    title: '¿Lo envío?',
    text: 'Un vistazo antes de mandarlo: insistir tras un no, presión, reproches, insultos, tu teléfono o tu dirección, el cuarto mensaje seguido, algo escrito en caliente. Lo hace tu móvil, no gasta usos y no te prohíbe nada.',
  },
  {
    title: 'También en las demás',
    text: 'Si editas una respuesta de cualquier herramienta y la copias, el mismo vistazo aparece debajo, sin que lo pidas y solo si hay algo que decir.',
  },
];

export function About() {
  return (
    <>
      <Section
        sand
        title="Sigue siendo tuyo"
        intro="No escribimos otro mensaje: quitamos lo que estorba al tuyo."
      >
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {edits.map(({ before, after, why }) => (
            <li key={after} className="stack gap-3">
              <p className="soft border-l-3 border-line pl-4">{before}</p>
              <p className="bubble bubble-mine justify-self-start">{after}</p>
              <p className="small soft">{why}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <Points
          points={last}
          className="gap-x-14 gap-y-8 md:grid-cols-2"
          each="[&_h3]:text-xl"
          textClassName="mt-3 max-w-[42em]"
        />
      </Section>
    </>
  );
}
