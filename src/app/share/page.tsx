import { useEffect, useState } from 'react';
import { QuickExit } from '../../generation/page/quick-exit.tsx';
import { dropDraft, prepareDraft, useDraft } from '../../generation/page/use-draft.ts';
import { ChatField } from '../../generation/transcript/chat-field.tsx';
import { type Extent, extentInWords } from '../../language/read/extent.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import { SceneTile } from '../../ui/tiles/scene-tile.tsx';
import { message } from '../../ui/tiles/scenes.tsx';
import { readingTools } from '../reading-tools.ts';
import type { Shared } from './shared.ts';

const title = '¿Qué hacemos con esto?';
const empty = { chat: '' };
const place = 'compartir';
const aboveExit =
  'max-[56rem]:z-20! max-[56rem]:bottom-[calc(4.7rem+1px)]! max-[56rem]:w-auto! max-[56rem]:justify-self-stretch! max-[56rem]:border-line! max-[56rem]:pr-(--gutter)!';
const mostCharacters = 50_000;

/** Where a share of another app arrives. Nothing of it leaves the device here: the tools' own buttons send. Decision 0063. */
export default function SharePage() {
  const { draft, change, replace, clear } = useDraft(place, empty);
  const [lost, setLost] = useState(false);
  const [cut, setCut] = useState<Extent | null>(null);
  const [pictures, setPictures] = useState<readonly File[]>();
  const [unsure, setUnsure] = useState<Shared | null>(null);
  const { chat } = draft;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a share is handed over once, to the page that it opened
  useEffect(() => {
    setLost(new URLSearchParams(location.search).has('sin-llegar'));
    void askForShared().then((shared) => {
      if (shared?.isSure) show(shared);
      else setUnsure(shared);
    });
  }, []);

  function show(shared: Shared) {
    setUnsure(null);
    if (shared.text) void takeNewest(shared.text);
    if (shared.pictures.length > 0) setPictures(shared.pictures);
  }

  async function takeNewest(text: string) {
    if (text.length <= mostCharacters) return take(text);
    const newest = await import('../../language/read/newest.ts').then(
      ({ newestOf }) => newestOf(text, mostCharacters),
      () => ({ text: text.slice(-mostCharacters), of: 0, from: 0 }),
    );
    take(newest.text);
    setCut(newest);
  }

  function take(text: string) {
    setLost(false);
    setCut(null);
    replace({ chat: text });
  }

  return (
    <>
      <PageHero
        title={title}
        lead="Esto sigue solo en tu dispositivo. Elegir no envía nada ni gasta ningún uso: lo envías tú en el paso siguiente."
        art={<SceneTile scene={message} />}
        description="Comparte un chat con Salero desde otra app, o pégalo aquí, y elige qué quieres saber."
      />
      <div className="wrap split pb-20">
        <div className="stack">
          {lost && (
            <Notice kind="warn" title="Lo que compartías no ha llegado">
              Tu navegador todavía no sabe entregárnoslo, y nosotros no lo hemos leído. Cópialo en la otra app
              y pégalo aquí, o sube una captura.
            </Notice>
          )}
          {cut && (
            <Notice kind="warn" title="Aquí no cabe todo el chat">
              Hemos traído {extentInWords(cut)}. Si lo grave está antes, pega esa parte.
            </Notice>
          )}
          {unsure && (
            <Notice title="¿Lo has compartido tú?">
              <div className="stack gap-3">
                <p>
                  Acaba de llegar algo y no sabemos desde dónde: también puede mandarlo otra web. Si no has
                  compartido nada con Salero, déjalo fuera.
                </p>
                <div className="row gap-2">
                  <Button size="sm" onClick={() => show(unsure)}>
                    Sí, he sido yo
                  </Button>
                  <Button size="sm" variant="secondary" onClick={() => setUnsure(null)}>
                    No, déjalo fuera
                  </Button>
                </div>
              </div>
            </Notice>
          )}
          <Card className="stack gap-2">
            <h2 className="sr-only">Lo que ha llegado</h2>
            <ChatField
              label="El chat o el mensaje"
              placeholder="Pega aquí lo que te han escrito"
              minHeight={180}
              limit={mostCharacters}
              value={chat}
              onText={(text) => change({ chat: text })}
              pictures={pictures}
              paste={{ onText: take }}
            />
          </Card>
        </div>
        {chat.trim() ? (
          <nav aria-label={title} className={classNames('thumb-bar min-[56rem]:flex-col', aboveExit)}>
            {readingTools.map(({ id, path, field, asks, beside }, index) => (
              <Button
                key={id}
                href={path}
                variant={index === 0 ? 'primary' : 'secondary'}
                onClick={() => {
                  prepareDraft(id, { ...beside, [field]: chat });
                  dropDraft(place);
                }}
              >
                {asks}
              </Button>
            ))}
          </nav>
        ) : (
          <HowToShare />
        )}
      </div>
      <QuickExit clear={clear} />
    </>
  );
}

const HowToShare = () => (
  <p>
    Con Salero instalado en Android, sale en el menú «Compartir» de las demás apps, también al exportar un
    chat de WhatsApp «sin archivos». En iPhone, copia el mensaje y pégalo aquí, o sube una captura.
  </p>
);

function askForShared(): Promise<Shared | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Shared | null>) => {
      port1.close();
      resolve(data);
    };
    worker.postMessage('compartido', [port2]);
  });
}
