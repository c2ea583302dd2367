import { Section } from '../../ui/section.tsx';
import { Mosaic } from '../../ui/tiles/mosaic.tsx';

const fabrics = [
  {
    name: 'Para el calor',
    rows: ['w0 w0 w0 w0', 'w0 w0 w0 w0', 'w0 w0 w0 w0'],
    text: 'Lino y algodón, colores que no marcan el sudor y algo ligero para el aire acondicionado.',
  },
  {
    name: 'Para el entretiempo',
    rows: ['p3 p3 p3 p3', 'p3 p3 p3 p3', 'p3 p3 p3 p3'],
    text: 'Capas que se quitan con una mano. La de dentro también cuenta: acabará a la vista.',
  },
  {
    name: 'Para el frío',
    rows: ['s2 s2 s2 s2', 's2 s2 s2 s2', 's2 s2 s2 s2'],
    text: 'Punto gordo, un abrigo con presencia y calzado que aguante si al salir ha llovido.',
  },
];

const rehearsal = [
  { title: 'Siéntate', text: 'Pasarás media cita en una silla. ¿Tira, se sube, aprieta?' },
  { title: 'Camina diez minutos', text: 'Unos zapatos por estrenar son un plan peor que unos ya vividos.' },
  {
    title: 'Levanta los brazos',
    text: 'Si hay que recolocarse cada dos por tres, no podrás pensar en otra cosa.',
  },
  { title: 'Mírate y sonríe', text: '¿Te reconoces? Entonces ya está. Si no, cambia una sola cosa.' },
];

export function About() {
  return (
    <>
      <Section
        sand
        title="Lo que ya tienes en el armario, puesto con intención"
        intro="No hace falta comprar nada ni seguir la moda. Buscamos la mezcla que encaja con el sitio, con el tiempo y contigo."
      >
        <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {fabrics.map(({ name, rows, text }) => (
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
          <ol className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
            {rehearsal.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[3rem_minmax(0,1fr)]">
                <span aria-hidden className="font-display text-3xl leading-none text-saffron-ink">
                  {index + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p className="soft mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </>
  );
}
