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
        <table className="w-full border-collapse text-left wrap-anywhere">
          <thead>
            <tr className="border-b border-edge">
              <th scope="col" className="w-2/5 py-3 pr-4 font-semibold sm:pr-8">
                Se dice
              </th>
              <th scope="col" className="py-3 font-semibold">
                En realidad
              </th>
            </tr>
          </thead>
          <tbody>
            {texts.myths.map(({ said, truly }) => (
              <tr key={said} className="border-b border-line align-baseline">
                <td className="soft py-4 pr-[min(1rem,3.5vw)] sm:pr-8">«{said}»</td>
                <td className="py-4 sm:text-lg">{truly}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </>
  );
}
