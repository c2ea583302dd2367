import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Notice } from './notice.tsx';

/** For what nobody sees before they have done something: its code is fetched once the page stands. */
export function afterLoad<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  let part: Promise<{ default: ComponentType<Props> }> | undefined;
  function load() {
    part ??= fetchPart().then((found) => ({ default: found }));
    part.catch(() => {
      part = undefined;
    });
    return part;
  }
  if (typeof window !== 'undefined') {
    const prefetch = () => void load().catch(() => {});
    if (document.readyState === 'complete') setTimeout(prefetch);
    else window.addEventListener('load', prefetch, { once: true });
  }
  const missing = fallback === null ? () => null : NotShown;
  const Part = lazy(() => load().catch(() => ({ default: missing }))) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}

const NotShown = () => (
  <Notice kind="warn" title="No hemos podido mostrarlo">
    La conexión se ha cortado justo ahora. Recarga la página: lo que has escrito y lo que te hemos contestado
    sigue ahí.
  </Notice>
);
