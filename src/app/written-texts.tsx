import { type ComponentType, useState } from 'react';
import { Unreachable } from './unreachable.tsx';

interface WrittenTextsProps {
  path: string;
  className: string;
  Texts: ComponentType | null;
}

/**
 * Texts that never change while they are read travel once, as HTML, and not again as code. In the browser they are as the prerender wrote
 * them; a page of them that is opened from another one comes whole from the server.
 */
export function WrittenTexts({ path, className, Texts }: WrittenTextsProps) {
  const id = `textos${path.replaceAll('/', '-')}`;
  const [html] = useState(() => (Texts ? null : document.getElementById(id)?.innerHTML));
  if (Texts)
    return (
      <div id={id} className={className}>
        <Texts />
      </div>
    );
  if (!html) return <Unreachable />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own prerender, from this origin
  return <div id={id} className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
