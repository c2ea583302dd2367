import { Badge, Level } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { CopyButton } from '../copy-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Notice } from '../notice.tsx';
import { Prose } from '../prose.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Tabs } from '../tabs.tsx';
import { message, pouring } from '../tiles/scenes.tsx';
import { ToolCard } from '../tool-card.tsx';

export function GallerySurfaces() {
  return (
    <div className="stack" style={{ gap: '2rem' }}>
      <div className="tool-grid">
        <ToolCard href="/rompehielos" art={message} title="Frases para romper el hielo">
          De una foto o un tema a tres primeras frases que no suenan a plantilla.
        </ToolCard>
        <ToolCard href="/bio" art={pouring} title="Creador de bio">
          Cuatro palabras tuyas, una bio que suena a ti y cabe en tu app.
        </ToolCard>
      </div>
      <div className="split">
        <Card strong as="article">
          <div className="card-head">
            <h3>Desde la curiosidad</h3>
            <Badge tone="info">Generado con IA</Badge>
          </div>
          <p className="bubble">Ese perro tiene más estilo que yo. ¿Quién elige las gafas de sol, él o tú?</p>
          <div className="card-actions">
            <CopyButton text="Ese perro…" variant="primary" />
            <Button size="sm" variant="secondary">
              Guardar
            </Button>
            <button type="button" className="chip">
              Más corto
            </button>
          </div>
        </Card>
        <Card>
          <div className="row">
            <Level level={1} label="Riesgo bajo" />
            <Level level={2} label="Riesgo medio" />
            <Level level={3} label="Riesgo alto" />
            <Level level={3} tone="good" label="Interés alto" />
            <Badge>Casual</Badge>
          </div>
          <Prose>
            <h3>Postura</h3>
            <ul>
              <li>Hombros sueltos y manos a la vista.</li>
              <li>Inclínate un poco cuando te cuente algo.</li>
            </ul>
            <blockquote>«Me lo pasé genial, ¿repetimos?»</blockquote>
          </Prose>
        </Card>
      </div>
      <div className="stack">
        <Notice announce="none">Te quedan 2 usos gratuitos.</Notice>
        <Notice kind="success" title="¡Gracias por tu suscripción!" announce="none" />
        <Notice kind="warn" announce="none">
          La moderación automática puede bloquear alguna imagen.
        </Notice>
        <Notice kind="error" title="No se pudo generar el mensaje" announce="none">
          No te ha costado ningún uso: inténtalo de nuevo.
        </Notice>
      </div>
      <Skeleton lines={3} />
      <Tabs
        label="Tipos de contenido"
        tabs={[
          {
            value: 'plans',
            label: 'Planes de Citas',
            content: (
              <EmptyState
                title="No tienes planes de citas guardados."
                action={<Button href="/planificador-citas">Planear una cita</Button>}
              />
            ),
          },
          { value: 'guías', label: 'Guías', content: <p>Tres guías.</p> },
          { value: 'bios', label: 'Bios', content: <p>Una bio.</p> },
        ]}
      />
    </div>
  );
}
