import { useLocation } from 'react-router';
import { IdentityKindContext } from '../account/identity-kind.ts';
import { WritersContext } from '../account/writers.ts';
import { AfterAnswerContext } from '../generation/page/after-answer.ts';
import { ToolListContext } from '../generation/page/tool-list.ts';
import { tools } from '../tools/registry.ts';
import { afterLoad } from '../ui/after-load.tsx';
import { SiteOriginContext } from '../ui/page-meta.tsx';
import { AfterAnswer } from './after-answer.tsx';
import { PageView } from './routes.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { LineNotice } from './shell/line-notice.tsx';
import { NewTerms } from './shell/new-terms.tsx';
import { PageGuard } from './shell/page-guard.tsx';
import { Person } from './shell/person.tsx';
import { useArrival } from './shell/use-arrival.ts';
import { useSite } from './site.ts';

const AskLater = afterLoad(async () => (await import('./ask-later.tsx')).AskLater);
const abouts = tools.map(({ about }) => about);

/** The frame around every page. */
export function App() {
  const site = useSite();
  const { pathname } = useLocation();
  const main = useArrival(pathname);
  return (
    <SiteOriginContext value={site.origin}>
      <IdentityKindContext value={site.identity}>
        <a className="skip-link" href="#contenido">
          Saltar al contenido
        </a>
        <Header />
        <LineNotice />
        <main id="contenido" ref={main} tabIndex={-1} className="outline-none min-h-[70dvh]">
          <PageGuard pathname={pathname}>
            <Person pathname={pathname}>
              <ToolListContext value={abouts}>
                <WritersContext value={site.writers}>
                  <AfterAnswerContext value={AfterAnswer}>
                    <AskLater pathname={pathname} />
                    <PageView pathname={pathname} />
                  </AfterAnswerContext>
                </WritersContext>
              </ToolListContext>
            </Person>
          </PageGuard>
        </main>
        <Footer />
        <NewTerms />
      </IdentityKindContext>
    </SiteOriginContext>
  );
}
