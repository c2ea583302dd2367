import { ChevronDown, Menu, X } from 'lucide-react';
import { type MouseEvent, type Ref, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../../account/session.ts';
import { tools } from '../../tools/registry.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NavLink } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LeaveButton, SessionButton, SignedInAs } from './session-button.tsx';
import { useHoverDisclosure } from './use-hover-disclosure.ts';

const mainLinks = [
  { path: '/', name: 'Inicio' },
  { path: '/personas', name: 'Personas' },
  { path: '/mis-guardados', name: 'Mis Guardados' },
  { path: '/perfil', name: 'Perfil' },
] as const;

const link = 'rounded-md font-medium leading-snug hover:bg-sand forced-colors:aria-[current=page]:outline-2';
const navLink = `${link} inline-flex min-h-11 items-center gap-1 px-3 aria-[current=page]:shadow-[inset_0_-3px_0_var(--color-action)]`;
const menuLink = `${link} block min-h-11 px-3 py-2.5 aria-[current=page]:bg-pomegranate-wash`;
const drawer = [
  'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-none max-w-screen overflow-y-auto scroll-pb-20',
  'has-[>.quick-exit]:bottom-20 has-[>.quick-exit]:h-auto',
  'w-[min(100vw,max(280px,17.5rem))] sm:w-[min(100vw,max(320px,20rem))] lg:hidden',
  'border-l border-line bg-salt text-ink backdrop:bg-[rgb(21_17_28/0.62)]',
].join(' ');

const menuId = 'menu-movil';
/** Where browsers know invoker commands, the button opens the menu by itself, even before the scripts arrive. */
const openMenu = { command: 'show-modal', commandfor: menuId };
const knowsCommands = () => 'commandForElement' in HTMLButtonElement.prototype;

export function Header() {
  const menu = useRef<HTMLDialogElement>(null);
  const [home, ...others] = mainLinks;
  return (
    <header className="sticky max-[19rem]:static [@media(max-height:26rem)]:static top-0 z-40 border-b border-line bg-salt">
      <div className="wrap flex flex-wrap min-h-[min(4rem,18vw)] items-center gap-2 lg:gap-1 xl:gap-2">
        <Logo className="mr-auto lg:mr-1 xl:mr-4" />
        <nav aria-label="Principal" className="mr-auto hidden items-center lg:flex">
          {headerLink(home)}
          <ToolsMenu />
          {others.map(headerLink)}
        </nav>
        <div className="hidden sm:block">
          <PremiumButton />
        </div>
        <div className="flex min-w-0 items-center gap-1.5">
          <SessionButton />
          <IconButton
            className="mr-[max(-0.75rem,-0.75*var(--gutter))] lg:hidden"
            label="Abrir el menú"
            icon={<Menu aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => knowsCommands() || menu.current?.showModal()}
            {...openMenu}
          />
        </div>
      </div>
      <MobileMenu ref={menu} />
    </header>
  );
}

const headerLink = ({ path, name }: (typeof mainLinks)[number]) => (
  <NavLink key={path} to={path} className={navLink}>
    {name}
  </NavLink>
);

function PremiumButton({ inMenu }: { inMenu?: boolean }) {
  const { profile } = useSession();
  if (profile ? profile.subscription_tier.includes('pro') : !inMenu) return null;
  return (
    <Button href="/premium" size="sm" block={inMenu}>
      Hazte Premium
    </Button>
  );
}

/** A disclosure, not an ARIA menu: its links are links. Being `<details>`, it opens before any script is there. */
function ToolsMenu() {
  const { pathname } = useLocation();
  const { open, element, handlers, toggle } = useHoverDisclosure(pathname);
  return (
    <details ref={element} open={open} className="relative" {...handlers}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button to browsers */}
      <summary className={classNames(navLink, 'list-none')} onClick={toggle}>
        Herramientas
        <ChevronDown aria-hidden className="size-4 transition-transform in-open:rotate-180" />
      </summary>
      <ul className="card absolute left-0 top-full z-50 grid w-[min(44rem,70vw)] grid-cols-2 gap-1 p-2 shadow-[0_12px_32px_rgb(21_17_28/0.18)]">
        {tools.map(({ about }) => (
          <li key={about.id}>
            <NavLink to={about.path} className={menuLink}>
              <b>{about.name}</b>
              <span className="small soft block font-normal">{about.description}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function MobileMenu({ ref }: { ref: Ref<HTMLDialogElement> }) {
  const { pathname } = useLocation();
  const inTools = tools.some(({ about }) => about.path === pathname);
  function closeOnLinkOrBackdrop(event: MouseEvent<HTMLDialogElement>) {
    const target = event.target as Element;
    if (target === event.currentTarget || target.closest('a, [data-close]')) event.currentTarget.close();
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; its links and buttons take keys
    <dialog ref={ref} id={menuId} aria-label="Menú" className={drawer} onClick={closeOnLinkOrBackdrop}>
      <div className="flex min-h-full flex-col gap-4 p-[min(1rem,4vw)]">
        <div className="flex items-center justify-between">
          <Logo />
          <IconButton label="Cerrar el menú" icon={<X aria-hidden />} data-close />
        </div>
        <nav aria-label="Menú" className="grid gap-1">
          {mainLinks.map(({ path, name }) => (
            <NavLink key={path} to={path} className={menuLink}>
              {name}
            </NavLink>
          ))}
          <details open={inTools} className="group">
            <summary className={classNames(menuLink, 'flex list-none items-center justify-between')}>
              Herramientas
              <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
            </summary>
            <ul className="ml-3 mt-1 grid gap-1 border-l border-line pl-2">
              {tools.map(({ about }) => (
                <li key={about.id}>
                  <NavLink to={about.path} className={menuLink}>
                    {about.name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </details>
        </nav>
        <SignedInAs />
        <LeaveButton block />
        <div className="sticky bottom-0 -mx-4 mt-auto -mb-4 bg-salt p-4 empty:hidden">
          <PremiumButton inMenu />
        </div>
      </div>
    </dialog>
  );
}
