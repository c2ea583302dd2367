import { useEffect, useState } from 'react';
import { untilReachable } from '../account/reachable.ts';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useOnline } from '../ui/use-online.ts';

/** One id for each page, because two pages are in the document while one replaces the other. */
export const writtenTextsId = (path: string) => `textos${path.replaceAll('/', '-')}`;

interface WrittenTextsProps {
  /** The page that has them. */
  path: string;
  className: string;
}

/**
 * Texts that never change while they are read travel once, as HTML, and not again as code. Here they are as the
 * prerender wrote them: from this document when it is that page, else from the page itself.
 */
export function WrittenTexts({ path, className }: WrittenTextsProps) {
  const [html, setHtml] = useState(() => document.getElementById(writtenTextsId(path))?.innerHTML ?? null);
  const [failed, setFailed] = useState(false);
  const online = useOnline();

  useEffect(() => {
    if (html !== null) return;
    const control = new AbortController();
    const { signal } = control;
    readTexts(path, signal)
      .catch(() => untilReachable(signal, () => setFailed(true)).then(() => readTexts(path, signal)))
      .then(setHtml, () => setFailed(!signal.aborted));
    return () => control.abort();
  }, [html, path]);

  useEffect(() => {
    if (html !== null && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [html]);

  // Without a connection the shell says so already, and the texts come by themselves.
  if (html === null && failed && online)
    return (
      <div className={className}>
        <Notice kind="error">
          No hemos podido cargar los textos. <a href={path}>Vuelve a intentarlo</a>.
        </Notice>
      </div>
    );
  if (html === null)
    return (
      <div className={className} role="status">
        <span className="sr-only">Cargando...</span>
        <Skeleton lines={8} />
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own prerender, from this origin
  return <div id={writtenTextsId(path)} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function readTexts(path: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(path, { signal, headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const texts = page.getElementById(writtenTextsId(path));
  if (!texts) throw new Error('The page has no texts.');
  return texts.innerHTML;
}
