import { Button } from '../../ui/button.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { EmptyTile } from '../../ui/tiles/scenes.tsx';

export default function OfflinePage() {
  return (
    <>
      <PageMeta title="Sin conexión" description="Ahora mismo no hay conexión." />
      <div className="empty wrap section">
        <EmptyTile />
        <h1>Sin conexión</h1>
        <p className="lead">
          Esta página no la tienes en el dispositivo. Lo que escribiste en las demás sigue ahí, y puedes leer
          lo que guardaste.
        </p>
        <div className="row justify-center">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that was asked for */}
          <a className="btn btn-primary" href="">
            Volver a intentarlo
          </a>
          <Button href="/mis-guardados" variant="secondary">
            Ver mis guardados
          </Button>
        </div>
      </div>
    </>
  );
}
