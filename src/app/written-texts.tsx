import { type ComponentType, useState } from 'react';
import { Unreachable } from './unreachable.tsx';

/** Texts that never change travel once, as HTML, and not again as code. Opened from another page they come whole from the server. */
export function WrittenTexts({ className, Texts }: { className: string; Texts: ComponentType | null }) {
  const id = 'textos';
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
