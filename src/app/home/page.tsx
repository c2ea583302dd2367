import type { ReactNode } from 'react';
import { useLastTool } from '../../account/last-tool.ts';
import { useSession } from '../../account/session.ts';
import { hasModel, useWriters } from '../../account/writers.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/link.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { type Scene, SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { HeroMosaic } from '../../ui/tiles/scenes.tsx';
import { countedTools } from '../tool-count.ts';
import { About } from './about.tsx';
import { PasteAndAnswer } from './paste-and-answer.tsx';
import { PremiumTeaser } from './premium-teaser.tsx';

export default function HomePage() {
  const { user } = useSession();
  const lastId = useLastTool();
  const last = tools.find(({ about }) => about.id === lastId);
  const inOrder = last ? [last, ...tools.filter((tool) => tool !== last)] : tools;
  const withModel = hasModel(useWriters());
  const toolsInWords = `${countedTools()}${withModel ? ' de IA' : ''}`;
  return (
    <>
      <PageMeta
        title="Salero: liga con menos nervios y más verdad"
        description={`${toolsInWords} en español para apps de citas: rompe el hielo, mejora tu bio, lee un chat con calma y prepara la cita. 3 usos gratis, sin tarjeta.`}
        path="/"
      />
      <div className="wrap hero hero-split">
        <div className="hero-text">
          <h1 className="display">Ligar es más fácil con un poco de salero</h1>
          <p className="lead">
            {toolsInWords} para apps de citas: romper el hielo{withModel && ' sin frases hechas'}, entender un
            chat con calma y llegar a la cita con tranquilidad.{' '}
            {withModel
              ? 'Las palabras suenan a ti, no a plantilla.'
              : 'Son ideas nuestras con tus palabras: un punto de partida, y lo demás lo pones tú.'}
          </p>
          <div className="row">
            <PasteAndAnswer />
            <Button href={last?.about.path ?? '/rompehielos'} variant="secondary" size="lg">
              {last ? `Seguir con ${last.about.name}` : 'Rompe el hielo'}
            </Button>
            <Button href="/detector-redflags" variant="secondary" size="lg">
              Revisar un chat
            </Button>
          </div>
          <p className={classNames('small soft', user && 'invisible')}>
            3 usos gratis al entrar. Sin tarjeta y sin letra pequeña.
          </p>
        </div>
        <HeroMosaic />
      </div>
      <PremiumTeaser />
      <section className="section" aria-labelledby="herramientas">
        <div className="wrap">
          <div className="section-head">
            <h2 id="herramientas">{countedTools()}, una por cada momento</h2>
            <p className="lead">
              Del primer mensaje a la puerta del bar. Empieza por la que te haga falta hoy.
            </p>
          </div>
          <div className="tool-grid">
            {inOrder.map(({ about, art }) => (
              <ToolCard key={about.id} href={about.path} art={art} title={about.name}>
                {about.description}
              </ToolCard>
            ))}
          </div>
        </div>
      </section>
      <About withModel={withModel} />
    </>
  );
}

interface ToolCardProps {
  href: string;
  art: Scene;
  title: ReactNode;
  /** One sentence. */
  children: ReactNode;
}

/** One big link, for a `.tool-grid`. */
function ToolCard({ href, art, title, children }: ToolCardProps) {
  return (
    <Link to={href} className="tool-card">
      <SceneTile scene={art} />
      <h3>{title}</h3>
      <p>{children}</p>
    </Link>
  );
}
