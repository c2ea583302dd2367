import { Button } from './button.tsx';
import { GalleryActions } from './gallery/actions.tsx';
import { GalleryFields } from './gallery/fields.tsx';
import { GalleryFoundations } from './gallery/foundations.tsx';
import { GallerySurfaces } from './gallery/surfaces.tsx';
import { PageHero } from './page-hero.tsx';
import { Section } from './section.tsx';
import { SceneTile } from './tiles/scene-tile.tsx';
import { HeroMosaic, message } from './tiles/scenes.tsx';

/** Every token and component with its states, to look at while developing. */
export default function Gallery() {
  return (
    <main>
      <div className="wrap">
        <div className="hero hero-split">
          <div className="hero-text">
            <p className="eyebrow">Galería de componentes</p>
            <h1 className="display">Liga con más salero</h1>
            <p className="lead">
              Frases que suenan a ti, bios que apetece leer y una segunda opinión cuando no sabes qué
              contestar.
            </p>
            <div className="row">
              <Button size="lg">Empieza gratis</Button>
              <Button size="lg" variant="secondary">
                Ver las herramientas
              </Button>
            </div>
          </div>
          <HeroMosaic />
        </div>
      </div>
      <Section sand title="Cimientos" eyebrow="Color, letra y azulejo">
        <GalleryFoundations />
      </Section>
      <PageHero
        art={<SceneTile scene={message} />}
        title="Frases para Romper el Hielo"
        lead="Sube una foto o escribe un tema y elige el tono. 3 usos gratis."
      />
      <Section title="Acciones">
        <GalleryActions />
      </Section>
      <Section title="Campos">
        <GalleryFields />
      </Section>
      <Section title="Superficies" sand intro="Tarjetas, avisos, niveles y estados vacíos.">
        <GallerySurfaces />
      </Section>
    </main>
  );
}
