import { Section } from '../../ui/section.tsx';
import { Mosaic, STEP } from '../../ui/tiles/mosaic.tsx';
import { SceneGroup } from '../../ui/tiles/scene-tile.tsx';
import { bodyLanguageArt } from './art.tsx';

const parts = [
  { title: 'La postura', text: 'Los pies en el suelo y los hombros sueltos. El resto viene detrás.' },
  { title: 'La mirada', text: 'Mirar, soltar, volver. Nadie aguanta un foco encendido toda la tarde.' },
  { title: 'Los gestos', text: 'Manos a la vista y algo que hacer con ellas: una taza también vale.' },
  {
    title: 'El espacio',
    text: 'Acércate poco a poco y fíjate: si la otra persona se aparta, ahí está el límite.',
  },
];

const myths = [
  { said: 'Cruzar los brazos es cerrarse', truly: 'O tener frío. Un gesto suelto no dice casi nada.' },
  {
    said: 'Hay que sostener la mirada siempre',
    truly: 'Si te cuesta, mira a la frente o a las manos. Escuchar se nota igual.',
  },
  {
    said: 'Si imitas sus gestos, le gustarás',
    truly: 'Sale solo cuando estáis a gusto. Hecho adrede, se nota.',
  },
  {
    said: 'Un roce lo dice todo',
    truly: 'Preguntar lo dice mejor. Ningún gesto sustituye a un sí.',
  },
];

export function About() {
  return (
    <>
      <Section sand>
        <h2 className="max-w-[18em]">Que tu cuerpo diga lo mismo que tú</h2>
        <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)] grid items-center gap-x-12 gap-y-8 lg:grid-cols-[1fr_20rem_1fr]">
          <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">{parts.slice(0, 2).map(partOf)}</dl>
          <Mosaic
            className="order-first max-w-80 lg:order-none"
            rows={['s0 q02 q03 s0', 'q02 . . q03', 'q01 . . q00', 's0 q01 q00 s0']}
          >
            <SceneGroup scene={bodyLanguageArt} transform={`translate(${STEP} ${STEP})scale(1.0104)`} />
          </Mosaic>
          <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-1">{parts.slice(2).map(partOf)}</dl>
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
            {myths.map(({ said, truly }) => (
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

function partOf({ title, text }: (typeof parts)[number]) {
  return (
    <div key={title} className="border-t-3 border-saffron pt-3">
      <dt className="font-display text-lg">{title}</dt>
      <dd className="soft mt-1">{text}</dd>
    </div>
  );
}
