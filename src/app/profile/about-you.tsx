import { aboutMePath, voicePath } from '../../person/paths.ts';
import { Link } from '../../ui/link.tsx';

const pages = [
  { path: voicePath, name: 'Así escribo yo', what: 'Para que lo que envías suene a ti.' },
  { path: aboutMePath, name: 'Sobre mí', what: 'Para no repetirlo en cada formulario.' },
];

export function AboutYou() {
  return (
    <ul className="grid">
      {pages.map(({ path, name, what }) => (
        <li key={path} className="border-b border-line">
          <Link to={path} className="grid min-h-11 py-3">
            <b className="link">{name}</b>
            <span className="small soft">{what}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
