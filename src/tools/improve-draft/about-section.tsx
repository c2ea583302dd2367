import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section
        sand
        title="Sigue siendo tuyo"
        intro="Quitamos lo que estorba. Si hace falta otro mensaje, te decimos por qué."
      >
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {texts.edits.map(({ before, after, why }) => (
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
          points={texts.last}
          className="gap-x-14 gap-y-8 md:grid-cols-2"
          each="[&_h3]:text-xl"
          textClassName="mt-3 max-w-[42em]"
        />
      </Section>
    </>
  );
}
