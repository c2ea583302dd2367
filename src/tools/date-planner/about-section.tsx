import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic, TileBand } from '../../ui/tiles/mosaic.tsx';
import { datePlannerArt } from './art.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section sand>
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-14 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
          <div className="border border-edge bg-paper p-[clamp(1rem,0.5rem+3vw,2.75rem)]">
            <TileBand motif="sun" look="glaze-3 mb-6" />
            <h2>La carta de citas</h2>
            <Points points={texts.menu} className="mt-6 gap-4" />
          </div>
          <div className="stack">
            <Mosaic
              className="max-w-90"
              rows={['u1 q02 q03 s3', 'q02 . . f02', 'q01 . . h2', 'w0 w0 p3 q12', 's3 q30 q31 u1']}
              scenes={[[1, 1, datePlannerArt]]}
            />
            <p className="lead">
              Un buen plan no impresiona: os deja hablar. Por eso el nuestro cabe en un mensaje y se puede
              cambiar sobre la marcha.
            </p>
          </div>
        </div>
      </Section>
      <Section
        title="Antes de salir de casa"
        intro="Tres costumbres pequeñas que hacen que disfrutes más, también cuando todo va bien."
      >
        <Points
          points={texts.safety}
          className="gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.3fr]"
          each="border-t-3 border-blue pt-4"
        />
      </Section>
    </>
  );
}
