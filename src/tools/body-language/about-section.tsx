import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import { bodyLanguageArt } from './art.tsx';
import texts from './texts.json' with { type: 'json' };

const columns = 'gap-8 sm:grid-cols-2 lg:grid-cols-1';

export function About() {
  return (
    <>
      <Section sand>
        <h2 className="max-w-[18em]">Que tu cuerpo diga lo mismo que tú</h2>
        <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem_1fr]">
          <Points
            points={texts.parts.slice(0, 2)}
            className={columns}
            each="border-t-3 border-saffron pt-3"
          />
          <Mosaic
            className="order-first max-w-80 lg:order-none"
            rows={['s0 q02 q03 s0', 'q02 . . q03', 'q01 . . q00', 's0 q01 q00 s0']}
            scenes={[[1, 1, bodyLanguageArt]]}
          />
          <Points points={texts.parts.slice(2)} className={columns} each="border-t-3 border-saffron pt-3" />
        </div>
      </Section>
      <Section
        title="Lo que se dice y lo que hay"
        intro="El lenguaje corporal tiene mucha leyenda. Esto es lo que de verdad ayuda en una mesa para dos."
      >
        <Points points={texts.myths} className="gap-x-10 gap-y-8 md:grid-cols-2" />
      </Section>
    </>
  );
}
