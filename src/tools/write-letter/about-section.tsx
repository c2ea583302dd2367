import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section sand title="Lo que lleva cada carta">
        <Points
          points={texts.kinds}
          className="gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
          each="border-t-3 border-saffron pt-3"
        />
      </Section>
      <Section>
        <Points
          points={texts.last}
          className="gap-x-14 gap-y-8 md:grid-cols-2"
          each="[&_h3]:text-xl"
          textClassName="mt-3 max-w-[42em]"
        />
      </Section>
    </>
  );
}
