import { aboutMePath } from '../../person/paths.ts';
import { Link } from '../../ui/link.tsx';
import { listInWords } from './tool-list.ts';

export function FilledNote({ fields }: { fields: readonly string[] }) {
  if (fields.length === 0) return null;
  return (
    <p className="small soft" role="status">
      Hemos puesto {listInWords(fields)} de <Link to={aboutMePath}>Sobre mí</Link>. Cámbialo si hoy no toca.
    </p>
  );
}
