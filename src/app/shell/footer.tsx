import { Link } from 'react-router';
import { ThemeToggle } from '../../ui/theme-toggle.tsx';
import { TileBand } from '../../ui/tiles/mosaic.tsx';

export function Footer() {
  return (
    <footer>
      <TileBand />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-8">
        <p className="small soft" suppressHydrationWarning>
          © {new Date().getFullYear()} Salero. Con arte y sin trucos.
        </p>
        <nav aria-label="Pie de página" className="flex flex-wrap items-center gap-x-2">
          <Link className="btn btn-quiet btn-sm" to="/legal">
            Aviso legal
          </Link>
          <Link className="btn btn-quiet btn-sm" to="/contacto">
            Contacto
          </Link>
          <ThemeToggle />
        </nav>
      </div>
    </footer>
  );
}
