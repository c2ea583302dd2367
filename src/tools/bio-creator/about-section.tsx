import type { Writer } from '../../account/session-contract.ts';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import { bioCreatorArt } from './art.tsx';
import texts from './texts.json' with { type: 'json' };

const keywords = ['enfermera', 'escalada', 'croquetas de mi abuela', 'bailo fatal'];

export function About({ writer }: { writer: Writer }) {
  const hasModel = writer.engine === 'model';
  return (
    <>
      <Section sand>
        <div className="grid items-center gap-x-14 gap-y-8 md:grid-cols-[1fr_1.3fr]">
          <Mosaic
            className="max-w-90"
            rows={['q02 q03 s1 p0', 'q01 . . f02', 's3 . . q30', 'h2 p3 q21 q20']}
            scenes={[[1, 1, bioCreatorArt]]}
          />
          <div className="stack">
            <h2>De cuatro palabras sueltas a {hasModel ? 'una bio con gracia' : 'un primer borrador'}</h2>
            <p className="lead">Tú pones los ingredientes; nosotros, el orden{hasModel && ' y la sal'}.</p>
            <ul aria-label="Por ejemplo" className="row gap-2">
              {keywords.map((word) => (
                <li key={word} className="badge border border-line bg-paper">
                  {word}
                </li>
              ))}
            </ul>
            <p className="bubble bubble-mine">
              {hasModel
                ? 'Enfermera de día, escaladora de fin de semana. Defiendo que las croquetas de mi abuela no tienen rival; lo de bailar, en cambio, te lo dejo a ti.'
                : 'Enfermera. Me gustan la escalada y las croquetas de mi abuela. Bailo fatal. ¿Con qué canción no puedes quedarte en la silla?'}
            </p>
          </div>
        </div>
      </Section>
      <Section title="Qué tiene una bio que funciona">
        <Points
          points={texts.habits}
          className="gap-x-12 gap-y-8 sm:grid-cols-2"
          each="border-t border-line pt-5 [&_h3]:text-xl"
          textClassName="max-w-[34em]"
        />
      </Section>
    </>
  );
}
