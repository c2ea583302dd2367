import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';

const audience = [
  {
    title: 'Para quien se queda en blanco',
    text: 'Ves un perfil que te gusta, abres el chat y no sale nada. Cuéntanos qué te ha llamado la atención y tendrás tres maneras de empezar.',
  },
  {
    title: 'Para quien no se fía de un mensaje',
    text: 'Pega la conversación. Te señalamos las palabras exactas que merecen atención, lo que no se puede saber y a quién llamar si hace falta.',
  },
  {
    title: 'Para quien quiere mejorar sin disfrazarse',
    text: 'Usamos tus palabras y tus detalles. No inventamos aficiones, no te hacemos sonar a anuncio y no te empujamos a insistir.',
  },
] as const;

const promises = [
  {
    title: 'Tu chat es tuyo',
    text: 'Las fotos no se guardan nunca. Los textos se borran al día si tú no los guardas. Y puedes descargarlo o borrarlo todo cuando quieras.',
  },
  {
    title: 'Un no es un no',
    text: 'Si la otra persona no quiere, aquí solo encontrarás salidas amables. El tono cambia; la presión no está en el menú.',
  },
  {
    title: 'Lo que falla no se cobra',
    text: 'Si una respuesta se corta, tarda o no sale, no gasta ningún uso. Y afinar un resultado tampoco.',
  },
] as const;

export function About({ withModel }: { withModel: boolean }) {
  return (
    <>
      <Section
        sand
        title="Un poco de ayuda, de la que se pide a alguien de confianza"
        intro={`Salero es una aplicación en español para personas reales que usan apps de citas. ${withModel ? 'La IA' : 'Salero'} propone, tú eliges, cambias y envías.`}
      >
        <Points points={audience} className="gap-x-10 gap-y-8 md:grid-cols-3" />
      </Section>
      <Section title="Lo que puedes esperar">
        <dl className="grid border-t border-line">
          {promises.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-1 border-b border-line py-6 md:grid-cols-[1fr_2fr]"
            >
              <dt className="font-display text-xl">{title}</dt>
              <dd className="soft max-w-[38em]">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="row mt-8 gap-x-6">
          <Button href="/bio">Escribe tu bio</Button>
          <Link className="link py-2.5" to="/legal#privacidad">
            Cómo cuidamos tus datos
          </Link>
        </div>
      </Section>
    </>
  );
}
