import { ChevronDown, ChevronLeft, ChevronRight, Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CharacterCount } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { type RefineChip, refinableCharacters, refineChips } from '../refine.ts';
import type { Around } from '../send-check/check.ts';
import { SendCheckLine } from './send-check-line.tsx';

export interface Alternative {
  angle: string;
  text: string;
  /** Nothing to send: the text speaks to the person who asks. */
  isSilent?: boolean;
}

export interface Version {
  text: string;
  careful?: string | undefined;
}

/** The same for all cards of a result. */
export interface CardTexts {
  copyTexts: { done: string; failed: string };
  guide?: { limit: number; app: string };
  under?: (text: string) => ReactNode;
  actions?: (text: string) => ReactNode;
}

interface AlternativeCardProps extends CardTexts {
  item: Alternative;
  recommended: boolean;
  hidden: boolean;
  careful: string | undefined;
  isCareful: boolean;
  finished: boolean;
  refinementsLeft: number;
  refine?: (chip: RefineChip, text: string) => Promise<Version | null>;
  received?: string;
  onCopied: (text: string) => void;
  afterCopy: (text: string) => ReactNode;
}

/** «[lo que hiciste]»: a fact that only the person knows. */
const gaps = /\[[^[\]\n]{2,60}\]/g;

function withGaps(text: string): ReactNode {
  let end = 0;
  const parts: ReactNode[] = [];
  for (const { 0: gap, index } of text.matchAll(gaps)) {
    parts.push(text.slice(end, index), <mark key={index}>{gap}</mark>);
    end = index + gap.length;
  }
  return [...parts, text.slice(end)];
}

export function AlternativeCard(props: AlternativeCardProps) {
  const { item, recommended, finished, refinementsLeft, refine, copyTexts, guide, under, actions } = props;
  const around: Around = { ...guide, received: props.received };
  const [later, setLater] = useState<Version[]>([]);
  const [shown, setShown] = useState(0);
  const [edits, setEdits] = useState<Record<string, string>>({});
  const [editing, setEditing] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  const [busy, setBusy] = useState<RefineChip | null>(null);
  const versions = [{ text: item.text, careful: props.careful }, ...later].map((one) =>
    props.isCareful ? (one.careful ?? one.text) : one.text,
  );
  const written = versions[shown] ?? '';
  const text = edits[written] ?? written;
  const gap = text.match(gaps)?.[0];

  function take() {
    setCopied(text);
    props.onCopied(text);
  }

  async function apply(chip: RefineChip) {
    if (busy || !refine) return;
    setBusy(chip);
    const refined = await refine(chip, text);
    setBusy(null);
    if (refined === null) return;
    setLater([...later, refined]);
    setShown(versions.length);
    setEditing(false);
  }

  return (
    <li hidden={props.hidden} className={recommended ? 'card card-strong' : 'card'}>
      <div className="row mb-4 justify-between">
        <h3>{item.angle || '…'}</h3>
        {recommended && (
          <Badge tone="good" icon={null}>
            Recomendada
          </Badge>
        )}
      </div>
      {editing ? (
        <TextArea
          label="Edita el texto"
          value={text}
          minHeight={96}
          limit={refinableCharacters}
          onChange={(event) => setEdits({ ...edits, [written]: event.target.value })}
        />
      ) : (
        <p className={item.isSilent ? undefined : 'bubble bubble-mine'}>{withGaps(text)}</p>
      )}
      {item.isSilent && <p className="small soft mt-2">Aquí no hay nada que enviar.</p>}
      {finished && under?.(text)}
      {finished && gap && (
        <p className="small mt-2">
          Falta algo que solo sabes tú: antes de copiar, pulsa «Editar» y cambia {gap} por lo tuyo.
        </p>
      )}
      {guide && (
        <p className="small soft flex flex-wrap justify-between gap-x-4 mt-2">
          Para {guide.app}
          <CharacterCount length={[...text].length} limit={guide.limit} />
        </p>
      )}
      {finished && (
        <>
          {versions.length > 1 && (
            <nav aria-label="Versiones" className="row mt-3 gap-1">
              <IconButton
                label="Versión anterior"
                icon={<ChevronLeft />}
                disabled={shown === 0}
                onClick={() => setShown(shown - 1)}
              />
              <span aria-live="polite" className="small soft">
                Versión {shown + 1} de {versions.length}
              </span>
              <IconButton
                label="Versión siguiente"
                icon={<ChevronRight />}
                disabled={shown === versions.length - 1}
                onClick={() => setShown(shown + 1)}
              />
            </nav>
          )}
          <div className="card-actions">
            <CopyButton
              text={text}
              variant={recommended ? 'primary' : 'secondary'}
              onCopied={() => {
                take();
                if (gap) toast.error(`Copiado, pero te falta rellenar ${gap} antes de enviarlo`);
                else toast.said(copyTexts.done);
              }}
              onFailed={() => toast.error(copyTexts.failed)}
            />
            <ShareButton text={text} variant="quiet" onShared={take} />
            <Button variant="quiet" size="sm" icon={<Pencil />} onClick={() => setEditing(!editing)}>
              {editing ? 'Listo' : 'Editar'}
            </Button>
            {actions?.(text)}
          </div>
          {copied !== null && props.afterCopy(copied)}
          {copied === text && !versions.includes(text) && <SendCheckLine text={text} around={around} />}
          {refine && (
            <details className="group mt-3 no-print" open={recommended}>
              <summary className="link small flex min-h-11 w-fit list-none items-center gap-1">
                Retocar sin gastar usos
                <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
              </summary>
              <fieldset className="row gap-2" disabled={refinementsLeft === 0}>
                <legend className="small soft mb-2">
                  {refinementsLeft === 0
                    ? 'No quedan más retoques de este resultado'
                    : refinementsLeft === 1
                      ? 'Te queda 1 retoque'
                      : `Te quedan ${refinementsLeft} retoques`}
                </legend>
                {Object.entries(refineChips).map(([chip, label]) => (
                  <Chip key={chip} aria-busy={busy === chip} onClick={() => apply(chip as RefineChip)}>
                    {busy === chip ? 'Un momento…' : label}
                  </Chip>
                ))}
              </fieldset>
            </details>
          )}
        </>
      )}
    </li>
  );
}
