import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { around, type Cover, dragged, moved, type Place, stepOn, stretched } from './covers.ts';

interface CoverStageProps {
  picture: HTMLCanvasElement;
  covers: readonly Cover[];
  chosenId: number | null;
  onChoose: (id: number | null) => void;
  onAdd: (place: Place) => void;
  onReplace: (id: number, place: Place) => void;
  onRemove: (id: number) => void;
}

interface Drag {
  cover: Cover | null;
  stretches: boolean;
  from: { x: number; y: number };
  place: Place | null;
}

const names = { face: 'una cara', name: 'el nombre y la foto de la cabecera', own: 'tapado por ti' };
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const tapPx = 6;
/** Height against width: what is taller does not fit a screen, and a finger has to be able to scroll it. */
const tall = 2.4;

export function CoverStage(props: CoverStageProps) {
  const { picture, covers, chosenId, onChoose, onAdd, onReplace, onRemove } = props;
  const stage = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const address = useMemo(() => picture.toDataURL('image/jpeg'), [picture]);
  const step = stepOn(picture);
  useEffect(() => {
    if (chosenId !== null) stage.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  }, [chosenId]);

  function pointOf(event: PointerEvent) {
    const frame = (stage.current as HTMLElement).getBoundingClientRect();
    return {
      x: ((event.clientX - frame.left) / frame.width) * picture.width,
      y: ((event.clientY - frame.top) / frame.height) * picture.height,
    };
  }
  function start(event: PointerEvent, cover: Cover | null, stretches = false) {
    if (!event.isPrimary || event.button !== 0) return;
    event.stopPropagation();
    stage.current?.setPointerCapture(event.pointerId);
    if (cover) onChoose(cover.id);
    setDrag({ cover, stretches, from: pointOf(event), place: null });
  }
  function go(event: PointerEvent) {
    if (!drag) return;
    const { cover, stretches, from, place } = drag;
    const to = pointOf(event);
    const by = { x: to.x - from.x, y: to.y - from.y };
    const onScreen = (stage.current as HTMLElement).clientWidth / picture.width;
    if (!place && Math.hypot(by.x, by.y) * onScreen < tapPx) return;
    const next = !cover
      ? dragged(from, to, picture)
      : stretches
        ? stretched(cover, by, picture)
        : moved(cover, by, picture);
    setDrag({ ...drag, place: next });
  }
  function end() {
    if (!drag) return;
    const { cover, from, place } = drag;
    setDrag(null);
    if (!cover) onAdd(place ?? around(from, picture));
    else if (place) onReplace(cover.id, place);
  }
  function press(event: KeyboardEvent, cover: Cover) {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove(cover.id);
    const arrow = arrows[event.key];
    if (!arrow) return;
    // The dialog would scroll.
    event.preventDefault();
    const by = { x: arrow[0] * step, y: arrow[1] * step };
    onReplace(cover.id, event.shiftKey ? stretched(cover, by, picture) : moved(cover, by, picture));
  }

  const placed = ({ left, top, right, bottom }: Place) => ({
    left: `${(left / picture.width) * 100}%`,
    top: `${(top / picture.height) * 100}%`,
    width: `${((right - left) / picture.width) * 100}%`,
    height: `${((bottom - top) / picture.height) * 100}%`,
  });
  const isTall = picture.height / picture.width > tall;
  return (
    <div
      ref={stage}
      className="cover-stage"
      data-tall={isTall}
      style={{ '--wide': picture.width / picture.height, aspectRatio: 'var(--wide)' } as CSSProperties}
      onPointerDown={(event) => start(event, null)}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={() => setDrag(null)}
    >
      <img src={address} alt="Tu foto, sin tapar" draggable={false} />
      {covers.map((cover, index) => (
        <button
          key={cover.id}
          type="button"
          className="cover"
          aria-label={`Recuadro ${index + 1}: ${names[cover.kind]}`}
          aria-describedby="cover-keys"
          aria-pressed={cover.id === chosenId}
          style={placed(drag?.cover?.id === cover.id && drag.place ? drag.place : cover)}
          onFocus={() => onChoose(cover.id)}
          onKeyDown={(event) => press(event, cover)}
          onPointerDown={(event) => start(event, cover)}
        >
          {cover.id === chosenId && (
            <span className="cover-corner" onPointerDown={(event) => start(event, cover, true)} />
          )}
        </button>
      ))}
      {drag && !drag.cover && drag.place && <div className="cover" style={placed(drag.place)} />}
    </div>
  );
}
