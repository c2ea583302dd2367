import { Section } from '../../ui/section.tsx';

const steps = [
  {
    title: 'Sube una imagen',
    text: 'Una captura o una foto de su perfil. Se prepara en tu móvil y no se guarda.',
  },
  { title: 'Escribe un tema', text: 'Un detalle basta: un disco, un viaje, la receta que pone en su bio.' },
  { title: 'Elige un tono', text: 'Casual, sincero, directo o humorístico. El tono cambia; el respeto, no.' },
  { title: 'Personaliza el estilo', text: '¿Ninguno te encaja? Dilo con tus palabras y lo seguimos.' },
];

const benefits = [
  {
    title: 'Se nota que has leído su perfil',
    text: 'Cada frase usa algo concreto. Nada que valga igual para cualquiera.',
  },
  { title: 'Menos pantalla en blanco', text: 'Tres ángulos distintos para elegir, no tres veces lo mismo.' },
  { title: 'Sigue sonando a ti', text: 'Cortas por defecto, fáciles de editar y sin frases de manual.' },
];

export function About() {
  return (
    <>
      <Section sand title="Cómo funciona">
        <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span aria-hidden className="font-display text-2xl text-pomegranate">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="soft mt-1">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Por qué una buena primera frase">
        <dl className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {benefits.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-display text-lg">{title}</dt>
              <dd className="soft mt-1">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
