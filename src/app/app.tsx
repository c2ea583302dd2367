import { Component, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '../account/session.ts';
import { useSite } from '../account/site.ts';
import { AfterAnswerContext, type AfterAnswerProps } from '../generation/page/after-answer.ts';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { tools } from '../tools/registry.ts';
import { afterLoad } from '../ui/after-load.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { SiteOriginContext } from '../ui/page-meta.tsx';
import { useOnline } from '../ui/use-online.ts';
import { PageView } from './routes.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { Person } from './shell/person.tsx';
import { useLeave } from './shell/use-leave.ts';
import { isNewerReady } from './worker/newer.ts';

const AskLater = afterLoad(async () => (await import('./ask-later.tsx')).AskLater);
const abouts = tools.map(({ about }) => about);

export function App() {
  const { pathname } = useLocation();
  const main = useArrival(pathname);
  return (
    <SiteOriginContext value={useSite().origin}>
      <a
        className="btn btn-primary no-print fixed top-2 left-2 z-60 not-focus:-translate-y-20"
        href="#contenido"
      >
        Saltar al contenido
      </a>
      <Header />
      <LineNotice />
      <main id="contenido" ref={main} tabIndex={-1} className="outline-none min-h-[70dvh]">
        <PageGuard pathname={pathname}>
          <Person pathname={pathname}>
            <ToolListContext value={abouts}>
              <AfterAnswerContext value={AfterAnswer}>
                <AskLater pathname={pathname} />
                <PageView pathname={pathname} />
              </AfterAnswerContext>
            </ToolListContext>
          </Person>
        </PageGuard>
      </main>
      <Footer />
      <NewTerms />
    </SiteOriginContext>
  );
}

const InstallInvitation = afterLoad(async () => (await import('./install/invitation.tsx')).default);
const ThreadBar = afterLoad(async () => (await import('../threads/thread-bar.tsx')).default);

const AfterAnswer = (props: AfterAnswerProps) => (
  <>
    <ThreadBar {...props} />
    {!props.needsHelp && <InstallInvitation generationId={props.generationId} />}
  </>
);

const TermsDialog = lazy(() => import('../account/terms-dialog.tsx').catch(() => ({ default: () => null })));

/** Who does not accept can still read them, take what is theirs, leave a contract and go. */
const withoutTerms = ['/legal', '/perfil', '/lo-que-guardamos'];

function NewTerms() {
  const { profile } = useSession();
  const { pathname } = useLocation();
  const leave = useLeave();
  if (!profile?.termsPending || withoutTerms.includes(pathname)) return null;
  return (
    <Suspense>
      <TermsDialog onRefuse={leave} />
    </Suspense>
  );
}

function useArrival(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const seen = useRef(pathname);
  const { hash } = useLocation();
  const wentBack = useNavigationType() === 'POP';
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (isNewerReady()) return location.reload();
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    if (target) target.scrollIntoView();
    else if (!wentBack) window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, wentBack]);
  return main;
}

function LineNotice() {
  const online = useOnline();
  const { status, refresh } = useSession();
  return (
    <div role="status" className="wrap no-print">
      {!online ? (
        <Notice kind="warn" announce="none" className="mt-3" title="Sin conexión">
          Lo que escribes se queda aquí, y seguimos en cuanto vuelva.
        </Notice>
      ) : (
        status === 'unknown' && (
          <Notice kind="warn" announce="none" className="mt-3" title="No sabemos si tienes la sesión abierta">
            <p>Salero no nos contesta ahora mismo. Lo que escribas no se pierde.</p>
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => void refresh()}>
              Comprobar otra vez
            </Button>
          </Notice>
        )
      )}
    </div>
  );
}

interface PageGuardProps {
  pathname: string;
  children: ReactNode;
}

class PageGuard extends Component<PageGuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: PageGuardProps) {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="empty wrap section" role="alert">
        <h1>Algo ha fallado</h1>
        <p className="lead">No has hecho nada mal, y lo que tienes guardado sigue ahí.</p>
        <a className="btn btn-primary" href={this.props.pathname}>
          Volver a cargar la página
        </a>
      </div>
    );
  }
}
