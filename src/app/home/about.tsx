import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import texts from './texts.json' with { type: 'json' };

export function About({ withModel }: { withModel: boolean }) {
  return (
    <>
      <Section
        sand
        title="Un poco de ayuda, de la que se pide a alguien de confianza"
        intro={`Salero es una aplicación en español para personas reales que usan apps de citas. ${withModel ? 'La IA' : 'Salero'} propone, tú eliges, cambias y envías.`}
      >
        <Points points={texts.audience} className="gap-x-10 gap-y-8 md:grid-cols-3" />
      </Section>
      <Section title="Lo que puedes esperar">
        <dl className="grid border-t border-line">
          {texts.promises.map(({ title, text }) => (
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
