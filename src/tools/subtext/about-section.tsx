import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section
        sand
        title="Leer entre líneas, línea a línea"
        intro="Un mensaje de ejemplo y lo que miraríamos en él."
      >
        <ol className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {texts.readings.map(({ quote, text }) => (
            <li key={quote} className="stack gap-3">
              <p className="bubble self-start justify-self-start">{quote}</p>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Hasta dónde llegamos">
        <Points points={texts.we} className="gap-x-10 gap-y-7 md:grid-cols-3" />
      </Section>
    </>
  );
}
