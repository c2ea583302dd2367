import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';

const kinds = [
  { title: 'Un no', text: 'Se entiende en la primera frase y no deja una puerta entornada.' },
  { title: 'Una despedida', text: 'Es una decisión, no una negociación. Sin lista de fallos.' },
  { title: 'Una disculpa', text: 'Nombra lo que hiciste y no pide nada a cambio. Sin «pero».' },
  { title: 'Un límite', text: 'Qué pasa, cómo te sienta y qué no quieres que se repita.' },
  { title: 'Una pregunta', text: 'Una sola vez, sin reproches y con permiso para no contestar.' },
  { title: 'Algo tuyo', text: 'Hijos, una enfermedad, quién eres, qué buscas. Sin pedir perdón por ello.' },
];

const last = [
  {
    title: 'Cuando lo mejor es no escribir',
    text: 'A quien amenaza, controla o da miedo no se le debe una carta. Ahí te decimos qué hacer antes, con quién hablarlo y, si quieres, una sola línea para cerrar. No gasta usos.',
  },
  {
    title: 'Lo que no escribimos',
    text: 'Amenazas, chantajes, ultimátums ni mensajes para hacer sentir culpa. Y si ya te pidió que no le escribas más, ninguna carta.',
  },
];

export function About() {
  return (
    <>
      <Section sand title="Lo que lleva cada carta">
        <Points
          points={kinds}
          className="gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
          each="border-t-3 border-saffron pt-3"
        />
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
