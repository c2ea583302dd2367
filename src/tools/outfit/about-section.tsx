import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';
import texts from './texts.json' with { type: 'json' };

export function About() {
  return (
    <>
      <Section
        sand
        title="Lo que ya tienes en el armario, puesto con intención"
        intro="No hace falta comprar nada ni seguir la moda. Buscamos la mezcla que encaja con el sitio, con el tiempo y contigo."
      >
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {texts.fabrics.map(({ name, rows, text }) => (
            <li key={name} className="md:even:mt-12">
              <Mosaic rows={rows} />
              <h3 className="mt-4">{name}</h3>
              <p className="soft mt-1">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
          <div>
            <h2>La prueba de la víspera</h2>
            <p className="lead mt-3">
              Cinco minutos delante del espejo y el día de la cita solo tendrás que vestirte.
            </p>
          </div>
          <Points points={texts.rehearsal} className="gap-x-10 gap-y-7 sm:grid-cols-2" isNumbered />
        </div>
      </Section>
    </>
  );
}
