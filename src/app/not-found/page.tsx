import { Button } from '../../ui/button.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { EmptyTile } from '../../ui/tiles/scenes.tsx';

export default function NotFoundPage() {
  return (
    <>
      <PageMeta title="Página no encontrada" description="Esta página no existe." />
      <div className="empty wrap section">
        <EmptyTile />
        <h1 lang="en">Oops! Page not found</h1>
        <p className="lead">Esta página no está, o se ha ido sin despedirse.</p>
        <Button href="/">Volver al inicio</Button>
      </div>
    </>
  );
}
