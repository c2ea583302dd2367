import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section
        sand
        title="Las señales que buscamos"
        intro="Casi nunca llegan con mala cara. Por eso citamos siempre la frase exacta, para que la veas con tus ojos."
      >
        <Points points={texts.families} className="gap-x-10 gap-y-7 md:grid-cols-2" />
      </Section>
      <Section title="Si alguien puede mirar tu pantalla">
        <Points
          points={texts.careful}
          className="gap-6 md:grid-cols-2"
          each="border-l-3 border-saffron pl-5"
        />
      </Section>
    </>
  );
}
