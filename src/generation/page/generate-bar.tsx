import type { MouseEvent, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { signInPath } from '../../account/return-to.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Quota } from '../tool.ts';
import { StopButton } from './stop-button.tsx';
import { listInWords, useToolsSharing } from './tool-list.ts';
import { UpgradePrompt } from './upgrade-prompt.tsx';
import type { ToolRun } from './use-tool.ts';

interface GenerateBarProps {
  run: ToolRun<unknown>;
  quota: Quota | null;
  label: string;
  busyLabel: string;
  /** What somebody who is not signed in sees in place of the button. */
  signedOut: ReactNode;
  /** What is left, in the tool's own words. */
  remainingText: (remaining: number) => string;
  disabled?: boolean;
  icon?: ReactNode;
  /** What is pressed instead while there is nothing to send: it takes the button's place under the thumb. */
  first?: ReactNode;
}

/** The end of every tool's form: the button in each of its states, what is left, and what went wrong. */
export function GenerateBar(props: GenerateBarProps) {
  const { run, quota, label, busyLabel, signedOut, remainingText, disabled, icon, first } = props;
  const { session, remaining, limitReached, generating, offline, failure } = run;
  if (limitReached) return <UpgradePrompt />;
  const loading = session.status === 'loading';
  const isSignedOut = session.status === 'ready' && !session.user;

  function stop(event: MouseEvent<HTMLButtonElement>) {
    run.stop();
    // Removing this button would lose the focus.
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }

  const submit = (
    <div className="thumb-bar">
      <Button
        type="submit"
        size="lg"
        variant={first ? 'secondary' : 'primary'}
        busy={generating}
        busyLabel={busyLabel}
        disabled={disabled || loading}
        icon={icon}
      >
        {label}
      </Button>
      {generating && <StopButton className="max-[56rem]:hidden" onClick={stop} />}
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
      <div className="stack gap-3" data-outcome>
        {offline && (
          <Notice kind="warn" title="Sin conexión">
            No se ha perdido nada: lo enviamos en cuanto vuelva.
          </Notice>
        )}
        {failure && !generating && <Notice kind="error">{failure}</Notice>}
        {run.submitToRules && !generating && (
          <Button variant="secondary" className="justify-self-start" onClick={run.submitToRules}>
            Ideas por reglas, gratis
          </Button>
        )}
        {quota && (
          <div className={classNames('small soft', session.status !== 'ready' && 'invisible')}>
            <p>
              {session.user
                ? remaining !== null && remainingText(remaining)
                : `${quota.freeLimit} usos gratis al iniciar sesión. Sin tarjeta.`}
            </p>
            {!run.isPremium && <CounterNote quota={quota} />}
          </div>
        )}
      </div>
    </>
  );
}

/** Before the button is pressed: what kind of answer will come. With a model there is nothing to say. */
export function WriterLine({ run: { writer, reads } }: { run: Pick<ToolRun<unknown>, 'writer' | 'reads'> }) {
  if (writer.engine === 'model') return null;
  return (
    <p className="small">
      {reads
        ? 'Sin modelo conectado: leemos con reglas nuestras, que pueden equivocarse. Tómalo como punto de partida.'
        : 'Sin modelo conectado: frases nuestras combinadas con tus palabras. Úsalas como punto de partida.'}
    </p>
  );
}

/** Says which tools share the free uses, before a person finds out by running out of them. */
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

interface SignInLinkProps {
  variant?: 'primary' | 'secondary';
  children?: ReactNode;
}

export function SignInLink({ variant, children = 'Iniciar sesión' }: SignInLinkProps) {
  const { pathname } = useLocation();
  return (
    <Button variant={variant} href={signInPath(pathname)}>
      {children}
    </Button>
  );
}

/** A button that cannot be pressed says why; the way in is right under it. */
export function DisabledUntilSignIn({ label, note }: { label: string; note?: string }) {
  return (
    <>
      <Button size="lg" className="justify-self-start" disabled>
        {label}
      </Button>
      {note && <p className="small soft">{note}</p>}
      <div className="thumb-bar">
        <SignInLink />
      </div>
    </>
  );
}

/** A button that says, when pressed, that a session is needed; the way in is right under it. */
export function AsksToSignIn({ label, note }: { label: string; note: string }) {
  return (
    <>
      <Button type="submit" size="lg" className="justify-self-start">
        {label}
      </Button>
      <p className="small soft">{note}</p>
      <div className="thumb-bar">
        <SignInLink variant="secondary" />
      </div>
    </>
  );
}

export function usesLeft(remaining: number): string {
  return remaining === 1 ? 'Te queda 1 uso gratuito' : `Te quedan ${remaining} usos gratuitos`;
}
