import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import { redFlagsArt } from './art.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section
        sand
        title="Las señales que buscamos"
        intro="Casi nunca llegan con mala cara. Por eso citamos siempre la frase exacta, para que la veas con tus ojos."
      >
        <dl className="grid border-t border-edge">
          {texts.families.map(({ name, sounds, text }) => (
            <div
              key={name}
              className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-[12rem_1fr_1.2fr] md:items-baseline"
            >
              <dt className="font-display text-lg">{name}</dt>
              <dd className="text-lg">«{sounds}»</dd>
              <dd className="soft">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section>
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.5fr]">
          <div className="stack">
            <Mosaic
              className="max-w-90"
              rows={['q02 q03 p0 q02 q03', 'q01 s1 . . q00', 'p0 p3 . . p0', 'w0 w0 w0 w0 w0']}
              scenes={[[2, 1, redFlagsArt]]}
            />
            <p className="max-w-90 text-lg">
              Un texto no cuenta una relación entera. Señalamos frases; a las personas no las diagnosticamos.
            </p>
          </div>
          <div>
            <h2>Si alguien puede mirar tu pantalla</h2>
            <Points
              points={texts.careful}
              className="mt-6 gap-6"
              each="border-l-3 border-saffron pl-5"
              textClassName="max-w-[38em]"
            />
            <p className="mt-8 max-w-[38em]">
              No contestar, poner un límite y despedirte son respuestas completas. No le debes a nadie una
              explicación, y lo que otra persona decide escribir no es culpa tuya.
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
