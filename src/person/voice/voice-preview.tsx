import { voiceOf } from './in-words.ts';
import { speak } from './speak.ts';

const careful = [
  '¿Qué película te dio más miedo? Yo aún no me atrevo con El resplandor.',
  '¿Tú qué canción pones cuando cocinas? También acepto silencios dramáticos.',
];
const circumstances = { names: new Set(['El']), mayPlay: true };

/** What the description does to two lines of ours, while it is being written. */
export function VoicePreview({ description }: { description: string }) {
  const voice = voiceOf(description);
  return (
    <section aria-label="Cómo quedaría" className="stack mt-8 lg:mt-0">
      <h2 className="text-xl">Cómo quedaría</h2>
      {!description && (
        <p className="soft">Con tres mensajes tuyos verás aquí dos frases nuestras escritas como tú.</p>
      )}
      {(description ? careful : []).map((text) => {
        const spoken = speak(text, voice, circumstances);
        return (
          <div key={text} className="stack gap-2">
            <p className="small soft">{text}</p>
            <p className="bubble bubble-mine">{spoken === text ? 'Igual: ya escribes así.' : spoken}</p>
          </div>
        );
      })}
    </section>
  );
}
