import { Link } from '../../ui/link.tsx';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import { TileBand } from '../../ui/tiles/mosaic.tsx';

const links = { '/premium': 'Premium', '/legal': 'Aviso legal', '/contacto': 'Contacto' };

export function Footer() {
  return (
    <footer>
      <TileBand />
      <div className="wrap flex flex-wrap items-center gap-x-2 gap-y-4 py-8">
        <p className="small soft mr-auto pr-6" suppressHydrationWarning>
          © {new Date().getFullYear()} Salero. Con arte y sin trucos.
        </p>
        <nav
          aria-label="Pie de página"
          className="-mx-[min(0.95rem,4.3vw)] flex flex-wrap max-sm:w-full sm:mx-0"
        >
          {Object.entries(links).map(([to, name]) => (
            <Link key={to} className="btn btn-quiet btn-sm" to={to}>
              {name}
            </Link>
          ))}
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  );
}
