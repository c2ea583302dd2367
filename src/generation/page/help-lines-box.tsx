import { Phone } from 'lucide-react';
import type { HelpLine } from '../help-lines.ts';

export function HelpLinesBox({ lines }: { lines: readonly HelpLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="Teléfonos de ayuda" className="card card-strong stack gap-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Phone aria-hidden className="size-5 flex-none" />
        No tienes que llevarlo a solas
      </h2>
      <ul className="stack gap-4">
        {lines.map((line) => (
          <li key={line.id}>
            <b>{line.reason}</b>
            <p className="row my-2 gap-2">
              {line.contacts.map(({ label, href }) => (
                <a key={href} className="chip link wrap-anywhere" href={href}>
                  {label}
                </a>
              ))}
            </p>
            <p className="small soft">{line.detail}</p>
          </li>
        ))}
      </ul>
      <p className="small soft">
        Son servicios de España. En otro país, llama a emergencias de allí (112 o 911) o mira en{' '}
        <a className="link" href="https://findahelpline.com" rel="noreferrer noopener" target="_blank">
          findahelpline.com
        </a>
        , que reúne las de todo el mundo.
      </p>
    </section>
  );
}
