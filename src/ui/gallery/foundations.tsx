import { Logo, LogoMark } from '../logo.tsx';
import { Mosaic, seededRows, TileBand } from '../tiles/mosaic.tsx';
import { type MotifName, motifs } from '../tiles/motifs.tsx';
import { EmptyTile, HeroBand, HeroMosaic, LostTileArt } from '../tiles/scenes.tsx';

const colours = [
  'salt',
  'paper',
  'sand',
  'line',
  'edge',
  'ink',
  'ink-soft',
  'action',
  'pomegranate',
  'pomegranate-wash',
  'saffron',
  'saffron-wash',
  'blue',
  'blue-wash',
  'olive',
  'olive-wash',
];

const swatchGrid = { display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill,minmax(7rem,1fr))' };

export function GalleryFoundations() {
  return (
    <div className="stack" style={{ gap: '2.5rem' }}>
      <div className="row" style={{ gap: '2rem' }}>
        <Logo />
        <div style={{ width: 64 }}>
          <LogoMark />
        </div>
      </div>
      <div style={swatchGrid}>
        {colours.map((name) => (
          <div key={name} className="small">
            <div style={{ height: 48, background: `var(--${name})`, border: '1px solid var(--line)' }} />
            {name}
          </div>
        ))}
      </div>
      <div className="stack">
        <p className="display">Di lo que piensas, con más salero</p>
        <h1>Frases para romper el hielo</h1>
        <h2>¿Qué contesto a esto?</h2>
        <h3>Detector de red flags</h3>
        <p className="lead">Una entradilla: dice en una frase qué ganas con esto y nada más.</p>
        <p>
          Texto corrido con un{' '}
          <a className="link" href="#enlace">
            enlace azul
          </a>
          , una palabra <b>en negrita</b> y una cifra: 5 € al mes.
        </p>
        <p className="small soft">Letra pequeña: IVA incluido, cancelas cuando quieras.</p>
        <p className="eyebrow">Antetítulo</p>
      </div>
      <TileBand />
      <div style={swatchGrid}>
        {(Object.keys(motifs) as MotifName[]).map((name) => (
          <TileBand key={name} motif={name} glaze={0} />
        ))}
      </div>
      <HeroBand />
      <div className="grid-cards">
        <HeroMosaic />
        <Mosaic rows={seededRows(6, 6, 7)} />
        <div className="stack">
          <LostTileArt />
          <EmptyTile />
        </div>
      </div>
    </div>
  );
}
