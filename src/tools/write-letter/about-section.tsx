import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';

const kinds = [
  { what: 'Un no', text: 'Se entiende en la primera frase y no deja una puerta entornada.' },
  { what: 'Una despedida', text: 'Es una decisión, no una negociación. Sin lista de fallos.' },
  { what: 'Una disculpa', text: 'Nombra lo que hiciste y no pide nada a cambio. Sin «pero».' },
  { what: 'Un límite', text: 'Qué pasa, cómo te sienta y qué no quieres que se repita.' },
  { what: 'Una pregunta', text: 'Una sola vez, sin reproches y con permiso para no contestar.' },
  { what: 'Algo tuyo', text: 'Hijos, una enfermedad, quién eres, qué buscas. Sin pedir perdón por ello.' },
];

export function About() {
  return (
    <>
      <Section sand title="Lo que lleva cada carta">
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          {kinds.map(({ what, text }) => (
            <div key={what} className="border-t-3 border-saffron pt-3">
              <dt className="font-display text-lg">{what}</dt>
              <dd className="soft mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
          <div>
            <h2 className="text-xl">Cuando lo mejor es no escribir</h2>
            <Prose className="soft mt-3">
              <p>
                A quien amenaza, controla o da miedo no se le debe una carta. Ahí te decimos qué hacer antes,
                con quién hablarlo y, si quieres, una sola línea para cerrar. No gasta usos.
              </p>
            </Prose>
          </div>
          <div>
            <h2 className="text-xl">Lo que no escribimos</h2>
            <Prose className="soft mt-3">
              <p>
                Amenazas, chantajes, ultimátums ni mensajes para hacer sentir culpa. Y si ya te pidió que no
                le escribas más, ninguna carta.
              </p>
            </Prose>
          </div>
        </div>
      </Section>
    </>
  );
}
