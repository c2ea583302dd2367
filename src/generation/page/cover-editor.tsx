import { Plus } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { around, type Cover, dragged, moved, type Place, type Point, stepOn, stretched } from './covers.ts';

interface CoverEditorProps {
  picture: HTMLCanvasElement;
  covers: readonly Cover[];
  onChange: (covers: readonly Cover[]) => void;
  onClose: () => void;
}

interface Press {
  on: Cover | undefined;
  from: Point;
  place?: Place;
}

const names = { face: 'una cara', name: 'lo de encima del chat', own: 'tapado por ti' };
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const tapPx = 6;
/** Height against width: what is taller does not fit a screen, and a finger has to be able to scroll it. */
const tall = 2.4;

/** Where the person says what of a photo nobody is to see: a tap covers or uncovers, dragging draws a box, and keys do all of it. */
const stageLook = [
  'relative mx-auto w-full max-w-[calc(60dvh*var(--wide,1))] cursor-crosshair touch-none select-none',
  'data-[tall=true]:max-w-64 data-[tall=true]:touch-pan-y',
].join(' ');
/** With a place for a finger, however small the cover. */
const coverLook = [
  'absolute cursor-pointer touch-none border-2 border-saffron bg-[#211a2b] hover:opacity-70 focus-visible:opacity-70',
  'after:absolute after:top-1/2 after:left-1/2 after:size-full after:min-h-11 after:min-w-11 after:-translate-1/2',
].join(' ');

export function CoverEditor({ picture, covers, onChange, onClose }: CoverEditorProps) {
  const stage = useRef<HTMLDivElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const [press, setPress] = useState<Press | null>(null);
  const [said, say] = useState('');
  const address = useMemo(() => picture.toDataURL('image/jpeg'), [picture]);
  const { width, height } = picture;

  function add(place: Place) {
    const id = Math.max(-1, ...covers.map((cover) => cover.id)) + 1;
    flushSync(() => onChange([...covers, { id, kind: 'own', ...place }]));
    say('Recuadro añadido');
    stage.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  }
  function remove({ id }: Cover) {
    onChange(covers.filter((cover) => cover.id !== id));
    say('Recuadro quitado');
    adder.current?.focus({ preventScroll: true });
  }

  function pointOf(event: PointerEvent): Point {
    const frame = (stage.current as HTMLElement).getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * width,
      y: ((event.clientY - frame.top) / frame.height) * height,
    };
  }
  function start(event: PointerEvent, on?: Cover) {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    setPress({ on, from: pointOf(event) });
  }
  function go(event: PointerEvent) {
    if (!press) return;
    const to = pointOf(event);
    const onScreen = (stage.current as HTMLElement).clientWidth / width;
    const isTap = Math.hypot(to.x - press.from.x, to.y - press.from.y) * onScreen < tapPx;
    if (press.place || !isTap) setPress({ ...press, place: dragged(press.from, to, picture) });
  }
  function end() {
    if (!press) return;
    setPress(null);
    if (press.on && !press.place) remove(press.on);
    else add(press.place ?? around(press.from, picture));
  }
  function handleKey(event: KeyboardEvent, cover: Cover) {
    if (event.key === 'Delete' || event.key === 'Backspace') return remove(cover);
    const arrow = arrows[event.key];
    if (!arrow) return;
    // The dialog would scroll.
    event.preventDefault();
    const step = stepOn(picture);
    const by = { x: arrow[0] * step, y: arrow[1] * step };
    const place = (event.shiftKey ? stretched : moved)(cover, by, picture);
    onChange(covers.map((one) => (one === cover ? { ...cover, ...place } : one)));
  }

  const placed = ({ left, top, right, bottom }: Place) => ({
    left: `${(left / width) * 100}%`,
    top: `${(top / height) * 100}%`,
    width: `${((right - left) / width) * 100}%`,
    height: `${((bottom - top) / height) * 100}%`,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Tapa lo que no deba verse"
      closeLabel="Listo"
      actions={<Button onClick={onClose}>Listo</Button>}
    >
      <p>Toca una cara o un nombre para taparlo o destaparlo, o arrastra para marcar un recuadro.</p>
      <div
        ref={stage}
        className={stageLook}
        data-tall={height / width > tall}
        style={{ '--wide': width / height, aspectRatio: 'var(--wide)' } as CSSProperties}
        onPointerDown={start}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={() => setPress(null)}
      >
        <img src={address} alt="Tu foto, sin tapar" draggable={false} className="size-full" />
        {covers.map((cover, index) => (
          <button
            key={cover.id}
            type="button"
            className={coverLook}
            aria-label={`Destapar el recuadro ${index + 1}: ${names[cover.kind]}`}
            aria-describedby="cover-keys"
            style={placed(cover)}
            onKeyDown={(event) => handleKey(event, cover)}
            onPointerDown={(event) => start(event, cover)}
            // A pointer's has been seen to: this is of the keyboard, or of a voice.
            onClick={({ detail }) => detail === 0 && remove(cover)}
          />
        ))}
        {press?.place && <div className={coverLook} style={placed(press.place)} />}
      </div>
      <Button
        ref={adder}
        variant="secondary"
        size="sm"
        icon={<Plus />}
        onClick={() => add(around({ x: width / 2, y: height / 2 }, picture))}
      >
        Añadir un recuadro
      </Button>
      <p className="small soft pointer-coarse:hidden" id="cover-keys">
        Con el teclado: flechas para mover, mayúsculas y flechas para cambiar el tamaño, Supr para destapar.
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </Dialog>
  );
}
