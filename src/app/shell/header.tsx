import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { mainLinks } from './main-links.ts';
import { MobileMenu, menuId } from './mobile-menu.tsx';
import { PremiumButton } from './premium-button.tsx';
import { SessionButton } from './session-button.tsx';
import { ToolsMenu } from './tools-menu.tsx';

/** Where browsers know invoker commands, the button opens the menu by itself, even before the scripts arrive. */
const openMenu = { command: 'show-modal', commandfor: menuId };
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

export function Header() {
  const menu = useRef<HTMLDialogElement>(null);
  const [home, ...others] = mainLinks;
  return (
    <header className="sticky max-[19rem]:static [@media(max-height:26rem)]:static top-0 z-40 border-b border-line bg-salt">
      <div className="wrap flex flex-wrap min-h-[min(4rem,18vw)] items-center gap-2">
        <Logo className="mr-auto lg:mr-4" />
        <nav aria-label="Principal" className="mr-auto hidden items-center lg:flex">
          <HeaderLink {...home} />
          <ToolsMenu />
          {others.map((link) => (
            <HeaderLink key={link.path} {...link} />
          ))}
        </nav>
        <div className="hidden sm:block">
          <PremiumButton />
        </div>
        <div className="flex min-w-0 items-center gap-1.5">
          <SessionButton />
          <button
            type="button"
            className="icon-btn mr-[max(-0.75rem,-0.75*var(--gutter))] lg:hidden"
            aria-label="Abrir el menú"
            aria-haspopup="dialog"
            onClick={() => knowsCommands() || menu.current?.showModal()}
            {...openMenu}
          >
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <MobileMenu ref={menu} />
    </header>
  );
}

function HeaderLink({ path, name }: { path: string; name: string }) {
  return (
    <NavLink to={path} className="nav-link">
      {name}
    </NavLink>
  );
}
