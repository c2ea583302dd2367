import { Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { signInPath } from '../../account/return-to.ts';
import { afterLoad } from '../../ui/after-load.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Quota } from '../tool.ts';
import type { Thing } from './hand-offs.tsx';
import { listInWords, useToolsSharing } from './tool-list.ts';
import type { ToolRun } from './use-tool.ts';

const UpgradePrompt = afterLoad(async () => (await import('./upgrade-prompt.tsx')).UpgradePrompt);

export interface Action {
  label: string;
  busyLabel: string;
  /** To whoever is not signed in: a button that cannot be pressed. Without it there is one that says, when pressed, that a session is needed. */
  closed?: { label: string; note?: string };
  signedOut?: ReactNode;
  loading?: ReactNode;
  unit?: readonly [one: string, more: string];
  disabled?: boolean;
  first?: ReactNode;
}

interface GenerateBarProps extends Action {
  run: ToolRun<unknown>;
  quota: Quota | null;
  pasted: Thing | undefined;
  stop: () => void;
}

export function GenerateBar(props: GenerateBarProps) {
  const { run, quota, label, busyLabel, disabled, first, unit = ['uso', 'usos'] } = props;
  const { session, remaining, limitReached, generating, offline, failure } = run;
  const { signedOut = <SignedOut {...props} /> } = props;
  if (limitReached) return <UpgradePrompt pasted={props.pasted} />;
  const loading = session.status === 'loading';
  if (loading && props.loading) return props.loading;
  const isSignedOut = session.status === 'ready' && !session.user;

  const submit = (
    <div className="thumb-bar">
      <Button
        type="submit"
        size="lg"
        variant={first ? 'secondary' : 'primary'}
        busy={generating}
        busyLabel={busyLabel}
        disabled={disabled || loading}
      >
        {label}
      </Button>
      {generating && <StopButton run={run} className="max-[56rem]:hidden" onClick={props.stop} />}
    </div>
  );
  return (
    <>
      {first && <div className="thumb-bar">{first}</div>}
      {isSignedOut ? (
        signedOut
      ) : loading ? (
        // Reserves the height of what a visitor will see, so that nothing below moves.
        <div className="grid">
          <div inert className="stack invisible [grid-area:1/1]">
            {signedOut}
          </div>
          <div className="[grid-area:1/1]">{submit}</div>
        </div>
      ) : (
        submit
      )}
      <div className="stack gap-3 scroll-mt-24" data-outcome>
        {offline && (
          <Notice kind="warn" title="Sin conexión">
            No se ha perdido nada: lo enviamos en cuanto vuelva.
          </Notice>
        )}
        {failure && !generating && <Notice kind="error">{failure.message}</Notice>}
        {run.submitToRules && !generating && (
          <Button variant="secondary" className="justify-self-start" onClick={run.submitToRules}>
            Ideas por reglas, gratis
          </Button>
        )}
        {quota && (
          <div className={classNames('small soft', session.status !== 'ready' && 'invisible')}>
            <p>
              {session.user
                ? remaining !== null && usesLeft(remaining, unit)
                : `${quota.freeLimit} usos gratis al iniciar sesión. Sin tarjeta.`}
            </p>
            {!run.isPremium && <CounterNote quota={quota} />}
          </div>
        )}
      </div>
    </>
  );
}

interface StopButtonProps {
  run: Pick<ToolRun<unknown>, 'stopping'>;
  className: string;
  onClick: () => void;
}

export function StopButton({ run: { stopping }, className, onClick }: StopButtonProps) {
  if (stopping === 'refused') return null;
  return (
    <Button
      variant="quiet"
      className={className}
      icon={<Square />}
      busy={stopping === 'asked'}
      busyLabel="Parando..."
      onClick={onClick}
    >
      Parar
    </Button>
  );
}

export function WriterLine({
  run: { writer, reads, limitReached },
}: {
  run: Pick<ToolRun<unknown>, 'writer' | 'reads' | 'limitReached'>;
}) {
  if (limitReached) return <p>No te quedan usos gratis. Lo que puedes hacer está debajo del formulario.</p>;
  if (writer.engine === 'model') return null;
  return (
    <p className="small">
      {reads
        ? 'Sin modelo conectado: leemos con reglas nuestras, que pueden equivocarse. Tómalo como punto de partida.'
        : 'Sin modelo conectado: frases nuestras combinadas con tus palabras. Úsalas como punto de partida.'}
    </p>
  );
}

function CounterNote({ quota }: { quota: Quota }) {
  const sharing = useToolsSharing(quota).map(({ name }) => name);
  return (
    <p>
      {sharing.length > 1
        ? `Los usos gratis se cuentan juntos (${listInWords(sharing)}) y no se renuevan.`
        : 'Los usos gratis no se renuevan.'}
    </p>
  );
}

export function SignInLink({ variant }: { variant?: 'secondary' }) {
  const { pathname } = useLocation();
  return (
    <Button variant={variant} href={signInPath(pathname)}>
      Iniciar sesión
    </Button>
  );
}

function SignedOut({ run, label, closed }: GenerateBarProps) {
  const note = closed ? closed.note : run.texts.signedOut;
  return (
    <>
      <Button
        type={closed ? 'button' : 'submit'}
        size="lg"
        className="justify-self-start"
        disabled={!!closed}
      >
        {closed?.label ?? label}
      </Button>
      {note && <p className="small soft">{note}</p>}
      <div className="thumb-bar">
        <SignInLink variant={closed ? undefined : 'secondary'} />
      </div>
    </>
  );
}

function usesLeft(remaining: number, [one, more]: readonly [string, string]): string {
  return remaining === 1 ? `Te queda 1 ${one} gratuito` : `Te quedan ${remaining} ${more} gratuitos`;
}
