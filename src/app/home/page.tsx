import { useNavigate } from 'react-router';
import { useLastTool } from '../../account/last-tool.ts';
import { lookFirst, sendNow } from '../../account/send-now.ts';
import { useSession } from '../../account/session.ts';
import { hasModel, useWriters } from '../../account/writers.ts';
import type { ToolAbout } from '../../generation/tool.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { clipboardTexts } from '../../ui/clipboard-texts.ts';
import { Link } from '../../ui/link.tsx';
import { Hero } from '../../ui/page-hero.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { PasteButton } from '../../ui/paste-button.tsx';
import { Points } from '../../ui/points.tsx';
import { Section } from '../../ui/section.tsx';
import { type Scene, SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { HeroMosaic } from '../../ui/tiles/scenes.tsx';
import { toast } from '../../ui/toast.ts';
import { readingTools } from '../reading-tools.ts';
import texts from './texts.json' with { type: 'json' };

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
      />
      <Hero beside={<HeroMosaic />}>
        <h1 className="display">Ligar es más fácil con un poco de salero</h1>
        <p className="lead">
          {toolsInWords} para apps de citas: romper el hielo{withModel && ' sin frases hechas'}, entender un
          chat con calma y llegar a la cita con tranquilidad.{' '}
          {withModel
            ? 'Las palabras suenan a ti, no a plantilla.'
            : 'Son ideas nuestras con tus palabras: un punto de partida, y lo demás lo pones tú.'}
        </p>
        <div className="row max-[30rem]:[&>.btn]:basis-full">
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
      </Hero>
      <PremiumTeaser />
      <Section
        title={`${countedTools()}, una por cada momento`}
        intro="Del primer mensaje a la puerta del bar. Empieza por la que te haga falta hoy."
      >
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-px p-px">
          {inOrder.map(({ about, art }) => (
            <ToolCard key={about.id} about={about} art={art} />
          ))}
        </div>
      </Section>
      <About withModel={withModel} />
    </>
  );
}

function ToolCard({ about, art }: { about: ToolAbout; art: Scene }) {
  return (
    <Link to={about.path} className={card}>
      <div className="w-18">
        <SceneTile scene={art} />
      </div>
      <div className="min-w-[min(9rem,100%)] flex-1">
        <h3>{about.name}</h3>
        <p className="small soft">{about.description}</p>
      </div>
    </Link>
  );
}

const card = 'tool-card flex flex-wrap gap-4 bg-paper p-5 outline outline-line hover:bg-sand';

function About({ withModel }: { withModel: boolean }) {
  const proposes = withModel ? 'La IA' : 'Salero';
  return (
    <>
      <Section
        sand
        title="Un poco de ayuda, de la que se pide a alguien de confianza"
        intro={`Salero es una aplicación en español para personas reales que usan apps de citas. ${proposes} propone, tú eliges, cambias y envías.`}
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

const answering = readingTools.find(({ answers }) => answers);

function PasteAndAnswer() {
  const navigate = useNavigate();
  if (!answering) return null;
  const { id, path, field } = answering;
  return (
    <PasteButton
      variant="primary"
      size="lg"
      label="Pegar y responder"
      onText={async (text) => {
        if (!text.trim()) return toast.error(clipboardTexts.empty);
        const [{ prepareDraft }, { readyToSend }] = await Promise.all([
          import('../../generation/page/use-draft.ts'),
          import('../../generation/transcript/ready-to-send.ts'),
        ]);
        const ready = readyToSend(text);
        prepareDraft(id, { [field]: ready.text });
        void navigate(path, { state: ready.isReady ? sendNow : lookFirst });
      }}
      onFailed={() => void navigate(path)}
    />
  );
}

function PremiumTeaser() {
  const { profile } = useSession();
  const isPro = profile?.subscription_tier.includes('pro');
  return (
    <aside aria-labelledby="premium" className="bg-sand border-y border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-7">
        <div className="max-w-[44rem]">
          <h2 id="premium" className="text-xl">
            {isPro ? 'Ya eres Premium' : 'Premium: 5 € al mes, y ya está'}
          </h2>
          <p className="soft mt-1">
            {isPro
              ? 'Usos ilimitados, análisis guardados y soporte prioritario. Gracias por estar aquí.'
              : 'Las apps de citas cobran por enseñarte más perfiles. Salero te ayuda a hablar mejor con los que ya tienes: usos ilimitados, análisis guardados y soporte prioritario.'}
          </p>
        </div>
        <Button href={isPro ? '/perfil' : '/premium'} variant="secondary">
          {isPro ? 'Ver tu plan' : 'Ver Premium'}
        </Button>
      </div>
    </aside>
  );
}

const words =
  'cero una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' ');

export function countedTools(count: number = tools.length): string {
  const word = words[count] ?? String(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} herramientas`;
}
