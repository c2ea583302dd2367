import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface ChangedElsewhereProps {
  /** What was changed on another device too, as the form calls it. Nothing is drawn for none. */
  names: readonly string[];
  onYield: () => void;
}

/** Before one device writes over what another has changed. */
export function ChangedElsewhere({ names, onYield }: ChangedElsewhereProps) {
  if (names.length === 0) return null;
  return (
    <Notice kind="warn" title={`También lo has cambiado en otro sitio: ${names.join(', ')}`}>
      <div className="stack gap-3">
        <p>Todavía no hemos guardado nada. Si vuelves a guardar, se queda lo que ves aquí.</p>
        <Button variant="secondary" size="sm" onClick={onYield}>
          Quedarme con lo del otro sitio
        </Button>
      </div>
    </Notice>
  );
}
