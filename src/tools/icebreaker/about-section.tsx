import type { Writer } from '../../account/session-contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About({ writer: { engine, sees } }: { writer: Writer }) {
  const { upload, steps, blank, benefits } = texts;
  const { first, last } = benefits[engine];
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
        <Points points={[first, blank, last]} className="gap-x-10 gap-y-8 md:grid-cols-3" />
      </Section>
    </>
  );
}
