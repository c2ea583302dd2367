import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { tools } from '../../tools/registry.ts';
import { NavLink } from '../../ui/link.tsx';
import { useHoverDisclosure } from './use-hover-disclosure.ts';

/** A disclosure, not an ARIA menu: its links are links. Being `<details>`, it opens before any script is there. */
export function ToolsMenu() {
  const { pathname } = useLocation();
  const { open, element, handlers, toggle } = useHoverDisclosure(pathname);
  return (
    <details ref={element} open={open} className="relative" {...handlers}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers */}
      <summary className="nav-link list-none" onClick={toggle}>
        Herramientas
        <ChevronDown aria-hidden className="size-4 transition-transform in-open:rotate-180" />
      </summary>
      <ul className="card absolute left-0 top-full z-50 grid w-[min(44rem,70vw)] grid-cols-2 gap-1 p-2 shadow-[0_12px_32px_rgb(21_17_28/0.18)]">
        {tools.map(({ about }) => (
          <li key={about.id}>
            <NavLink to={about.path} className="menu-link">
              <b>{about.name}</b>
              <span className="small soft block">{about.description}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
