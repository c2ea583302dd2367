import { type CSSProperties, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Box } from '../../capture/regions.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { around, type Cover, moved } from './covers.ts';

interface CoverEditorProps {
  picture: HTMLCanvasElement;
  covers: readonly Cover[];
  onChange: (covers: readonly Cover[]) => void;
  onClose: () => void;
}

const names = { face: 'una cara', name: 'lo de encima del chat', own: 'tapado por ti' };
const step = 0.02;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** With a place for a finger, however small the cover. */
const coverLook = [
  'absolute cursor-pointer border-2 border-saffron bg-[#211a2b] hover:opacity-70 focus-visible:opacity-70',
  'after:absolute after:top-1/2 after:left-1/2 after:size-full after:min-h-11 after:min-w-11 after:-translate-1/2',
].join(' ');

const percent = (share: number) => `${share * 100}%`;
const placed = ({ left, top, right, bottom }: Box) => ({
  left: percent(left),
  top: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
});

/** Where the person says what of a photo nobody is to see: a press covers or uncovers, and arrows move. */
export function CoverEditor({ picture, covers, onChange, onClose }: CoverEditorProps) {
  const photo = useRef<HTMLButtonElement>(null);
  const [said, say] = useState('');
  const address = useMemo(() => picture.toDataURL('image/jpeg'), [picture]);

  function add({ clientX, clientY, currentTarget, detail }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press without a place is of the keyboard, or of a voice.
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
    const id = Math.max(-1, ...covers.map((cover) => cover.id)) + 1;
    flushSync(() => onChange([...covers, { id, kind: 'own', ...around(x, y, picture) }]));
    say('Recuadro añadido');
    currentTarget.parentElement?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }
  function remove({ id }: Cover) {
    onChange(covers.filter((cover) => cover.id !== id));
    say('Recuadro quitado');
    photo.current?.focus({ preventScroll: true });
  }
  function handleKey(event: KeyboardEvent, cover: Cover) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    // The dialog would scroll.
    event.preventDefault();
    onChange(covers.map((one) => (one === cover ? { ...cover, ...moved(cover, ...arrow) } : one)));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Tapa lo que no deba verse"
      closeLabel="Listo"
      actions={<Button onClick={onClose}>Listo</Button>}
    >
      <p>Toca una cara, un nombre o lo que sea para taparlo, y un recuadro para quitarlo.</p>
      <div
        className="relative mx-auto w-full max-w-[max(16rem,60dvh*var(--wide))] overflow-hidden"
        style={{ '--wide': picture.width / picture.height } as CSSProperties}
      >
        <button
          ref={photo}
          type="button"
          className="block w-full cursor-crosshair"
          aria-label="Añadir un recuadro"
          aria-describedby="cover-keys"
          onClick={add}
        >
          <img src={address} alt="Tu foto, sin tapar" className="w-full" />
        </button>
        {covers.map((cover, index) => (
          <button
            key={cover.id}
            type="button"
            className={coverLook}
            aria-label={`Destapar el recuadro ${index + 1}: ${names[cover.kind]}`}
            aria-describedby="cover-keys"
            style={placed(cover)}
            onKeyDown={(event) => handleKey(event, cover)}
            onClick={() => remove(cover)}
          />
        ))}
      </div>
      <p className="small soft pointer-coarse:hidden" id="cover-keys">
        Con el teclado: Intro en la foto añade un recuadro, las flechas lo mueven e Intro lo quita.
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </Dialog>
  );
}
