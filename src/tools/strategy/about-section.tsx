import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import { strategyArt } from './art.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section sand title="Qué recibes por cada mensaje">
        <Points
          points={texts.parts}
          className="gap-x-10 gap-y-8 md:grid-cols-3"
          each="border-t-3 border-saffron pt-4 [&_h3]:text-xl"
        />
      </Section>
      <Section>
        <div className="grid items-start gap-x-14 gap-y-10 md:grid-cols-[1.4fr_1fr]">
          <div>
            <h2>A cada objetivo, su jugada</h2>
            <dl className="mt-6 grid border-t border-line">
              {texts.moves.map(({ goal, text }) => (
                <div
                  key={goal}
                  className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
                >
                  <dt className="font-semibold">{goal}</dt>
                  <dd className="soft">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className="stack">
            <Mosaic
              className="max-w-90"
              rows={['s3 q02 q03 s3', 'q02 . . q03', 'q01 . . q00', 's3 q01 q00 s3']}
              scenes={[[1, 1, strategyArt]]}
            />
            <h3>A veces la mejor jugada es no mover ficha</h3>
            <p className="soft">
              No contestar, poner un límite o despedirte bien también son buenos movimientos. Si la otra
              persona ha dicho que no, aquí solo encontrarás una salida amable.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
