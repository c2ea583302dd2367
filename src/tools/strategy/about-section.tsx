import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section sand title="Qué recibes por cada mensaje">
        <Points
          points={texts.parts}
          className="gap-x-10 gap-y-8 md:grid-cols-3"
          each="border-t-3 border-saffron pt-4"
        />
      </Section>
      <Section title="A cada objetivo, su jugada">
        <Points points={texts.moves} className="gap-x-10 gap-y-7 md:grid-cols-2" />
      </Section>
    </>
  );
}
