import type { Extent } from '../../language/read/newest.ts';

const decimal = new Intl.NumberFormat('es-ES');

/** What was read of a chat. Nothing is to be said of a single message that was read whole. */
export function ReadNote({ read }: { read: Extent }) {
  if (read.from < 2 && read.of === read.from) return null;
  return <p className="small soft">{readText(read)}</p>;
}

function readText({ of, from }: Extent): string {
  const all = 'Las señales de peligro las hemos buscado en todo el texto.';
  if (of === from) return `Hemos leído los ${decimal.format(from)} mensajes.`;
  if (of === 0) return `Es un texto muy largo: hemos leído su final. ${all}`;
  const newest = of === 1 ? 'el último' : `los últimos ${decimal.format(of)}`;
  return `Hemos leído ${newest} de ${decimal.format(from)} mensajes. ${all}`;
}
