import { ChevronDown, X } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { useLocation } from 'react-router';
import { tools } from '../../tools/registry.ts';
import { NavLink } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { mainLinks } from './main-links.ts';
import { PremiumButton } from './premium-button.tsx';
import { LeaveButton } from './session-button.tsx';

export const menuId = 'menu-movil';

/** A modal dialog: the browser keeps the focus inside, closes on Escape and gives the focus back. */
export function MobileMenu({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { pathname } = useLocation();
  const inTools = tools.some(({ about }) => about.path === pathname);
  function closeOnLinkOrBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    if (target === event.currentTarget || target.closest('a, [data-close]')) event.currentTarget.close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; its links and buttons take keys
    <dialog ref={ref} id={menuId} aria-label="Menú" className="mobile-menu" onClick={closeOnLinkOrBackdrop}>
      <div className="flex min-h-full flex-col gap-4 p-[min(1rem,4vw)]">
        <div className="flex items-center justify-between">
          <Logo />
          <button type="button" className="icon-btn" aria-label="Cerrar el menú" data-close>
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label="Menú" className="grid gap-1">
          {mainLinks.map(({ path, name }) => (
            <NavLink key={path} to={path} className="menu-link">
              {name}
            </NavLink>
          ))}
          <details open={inTools} className="group">
            <summary className="menu-link flex list-none items-center justify-between">
              Herramientas
              <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <ul className="ml-3 mt-1 grid gap-1 border-l border-line pl-2">
              {tools.map(({ about }) => (
                <li key={about.id}>
                  <NavLink to={about.path} className="menu-link">
                    {about.name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <LeaveButton block />
        <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 bg-salt p-4 empty:hidden">
          <PremiumButton inMenu />
        </div>
      </div>
    </dialog>
  );
}
