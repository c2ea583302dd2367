import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import { subtextArt } from './art.tsx';
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
      <Section>
        <div className="grid items-center gap-x-14 gap-y-10 md:grid-cols-[auto_1fr]">
          <Mosaic
            className="max-w-80 md:w-80"
            rows={['w0 s1 q02 q03', 'q30 . . f02', 'q31 . . p3', 's1 w0 w0 w0']}
            scenes={[[1, 1, subtextArt]]}
          />
          <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
            {texts.we.map(({ title, points }) => (
              <div key={title}>
                <h2 className="text-xl">{title}</h2>
                <div className="prose soft mt-3">
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </div>
              </div>
            ))}
            <p className="border-l-3 border-saffron pl-5 lg:col-span-2">
              Ante la duda, hay un truco mejor que cualquier análisis: preguntar con cariño.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
