import type { Writer } from '../../account/session-contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';

const upload = {
  title: 'Sube una imagen',
  text: 'Una captura o una foto de su perfil. Se prepara en tu móvil y no se guarda.',
};

const steps = [
  { title: 'Escribe un tema', text: 'Un detalle basta: un disco, un viaje, la receta que pone en su bio.' },
  { title: 'Elige un tono', text: 'Casual, sincero, directo o humorístico. El tono cambia; el respeto, no.' },
  { title: 'Personaliza el estilo', text: '¿Ninguno te encaja? Dilo con tus palabras y lo seguimos.' },
];

const blank = {
  title: 'Menos pantalla en blanco',
  text: 'Tres ángulos distintos para elegir, no tres veces lo mismo.',
};

const benefitsOfModel = [
  {
    title: 'Se nota que has leído su perfil',
    text: 'Cada frase usa algo concreto. Nada que valga igual para cualquiera.',
  },
  blank,
  { title: 'Sigue sonando a ti', text: 'Cortas por defecto, fáciles de editar y sin frases de manual.' },
];

const benefitsOfRules = [
  {
    title: 'Parte de algo concreto',
    text: 'Si reconocemos el detalle, va en la frase. Si no, te lo decimos y te damos tres que valen para cualquiera.',
  },
  blank,
  { title: 'Un punto de partida', text: 'Cortas y fáciles de editar. El toque final lo pones tú.' },
];

export function About({ writer: { engine, sees } }: { writer: Writer }) {
  const benefits = engine === 'model' ? benefitsOfModel : benefitsOfRules;
  return (
    <>
      <Section sand title="Cómo funciona">
        <Points
          points={sees ? [upload, ...steps] : steps}
          className={classNames('gap-x-8 gap-y-6 sm:grid-cols-2', sees ? 'lg:grid-cols-4' : 'lg:grid-cols-3')}
          isNumbered
        />
      </Section>
      <Section title="Por qué una buena primera frase">
        <Points points={benefits} className="gap-x-10 gap-y-8 md:grid-cols-3" />
      </Section>
    </>
  );
}
