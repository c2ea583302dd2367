import { useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const writtenTextsId = 'textos';

/** The texts as the prerender wrote them: from this document when it is that page, else from the page itself. */
export function WrittenTexts({ className }: { className: string }) {
  const [html, setHtml] = useState(() => document.getElementById(writtenTextsId)?.innerHTML ?? null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (html !== null) return;
    const control = new AbortController();
    readTexts(control.signal).then(setHtml, () => setFailed(!control.signal.aborted));
    return () => control.abort();
  }, [html]);

  useEffect(() => {
    if (html !== null && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [html]);

  if (failed)
    return (
      <div className={className}>
        <Notice kind="error">
          No hemos podido cargar los textos. <a href="/legal">Vuelve a intentarlo</a>.
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
  return <div id={writtenTextsId} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

async function readTexts(signal: AbortSignal): Promise<string> {
  const response = await fetch('/legal', { signal, headers: { Accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const texts = page.getElementById(writtenTextsId);
  if (!texts) throw new Error('The page has no texts.');
  return texts.innerHTML;
}
