import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Eye,
  Maximize2,
  Minimize2,
  Plus,
  Undo2,
} from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CoverStage } from './cover-stage.tsx';
import { around, type Cover, grown, moved, type Place, type Size, stepOn } from './covers.ts';

interface CoverEditorProps {
  open: boolean;
  picture: HTMLCanvasElement;
  covers: readonly Cover[];
  onChange: (covers: readonly Cover[]) => void;
  onClose: () => void;
}

interface Tool {
  label: string;
  icon: ReactNode;
  change: (cover: Cover, step: number, picture: Size) => Place;
}

const by =
  (x: number, y: number): Tool['change'] =>
  (cover, step, picture) =>
    moved(cover, { x: x * step, y: y * step }, picture);

const tools: readonly Tool[] = [
  { label: 'A la izquierda', icon: <ArrowLeft />, change: by(-1, 0) },
  { label: 'Arriba', icon: <ArrowUp />, change: by(0, -1) },
  { label: 'Abajo', icon: <ArrowDown />, change: by(0, 1) },
  { label: 'A la derecha', icon: <ArrowRight />, change: by(1, 0) },
  { label: 'Más grande', icon: <Maximize2 />, change: grown },
  {
    label: 'Más pequeño',
    icon: <Minimize2 />,
    change: (cover, step, picture) => grown(cover, -step, picture),
  },
];

/** Where the person says what of a photo nobody is to see: with a finger, a mouse, the keyboard or buttons alone. */
export function CoverEditor({ open, picture, covers, onChange, onClose }: CoverEditorProps) {
  const [chosenId, choose] = useState<number | null>(null);
  const [past, setPast] = useState<readonly (readonly Cover[])[]>([]);
  const [said, say] = useState('');
  const adder = useRef<HTMLButtonElement>(null);
  const chosen = covers.find(({ id }) => id === chosenId);

  function change(next: readonly Cover[], news = '') {
    setPast([...past, covers]);
    onChange(next);
    say(news);
  }
  function add(place: Place) {
    const id = Math.max(-1, ...past.flat().map((cover) => cover.id), ...covers.map((cover) => cover.id)) + 1;
    change([...covers, { id, kind: 'own', ...place }], 'Recuadro añadido');
    choose(id);
  }
  const replace = (id: number, place: Place) =>
    change(covers.map((cover) => (cover.id === id ? { ...cover, ...place } : cover)));
  function remove(id: number) {
    change(
      covers.filter((cover) => cover.id !== id),
      'Recuadro quitado',
    );
    choose(null);
    adder.current?.focus();
  }
  function undo() {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    onChange(before);
    say('Deshecho');
    if (past.length === 1) adder.current?.focus();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Tapa lo que no deba verse"
      closeLabel="Listo"
      actions={<Button onClick={onClose}>Listo</Button>}
    >
      <p>Toca una cara o un nombre para taparlo, o arrastra para marcar un recuadro.</p>
      {open && (
        <CoverStage
          picture={picture}
          covers={covers}
          chosenId={chosenId}
          onChoose={choose}
          onAdd={add}
          onReplace={replace}
          onRemove={remove}
        />
      )}
      <fieldset className="row gap-1" aria-label="El recuadro elegido" disabled={!chosen}>
        {tools.map(({ label, icon, change: changed }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            onClick={() => chosen && replace(chosen.id, changed(chosen, stepOn(picture), picture))}
          />
        ))}
        <Button variant="quiet" size="sm" icon={<Eye />} onClick={() => chosen && remove(chosen.id)}>
          Destapar
        </Button>
      </fieldset>
      <div className="row gap-2">
        <Button
          ref={adder}
          variant="secondary"
          size="sm"
          icon={<Plus />}
          onClick={() => add(around({ x: picture.width / 2, y: picture.height / 2 }, picture))}
        >
          Añadir un recuadro
        </Button>
        {past.length > 0 && (
          <Button variant="quiet" size="sm" icon={<Undo2 />} onClick={undo}>
            Deshacer
          </Button>
        )}
      </div>
      <p className="small soft pointer-coarse:hidden" id="cover-keys">
        Con el teclado: flechas para mover, mayúsculas y flechas para cambiar el tamaño, Supr para destapar.
      </p>
      <span role="status" className="sr-only">
        {said}
      </span>
    </Dialog>
  );
}
