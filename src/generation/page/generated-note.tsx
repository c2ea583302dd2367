import { Sparkle } from 'lucide-react';
import type { Extent } from '../../language/read/newest.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AnswerMeta } from '../tool.ts';
import { HelpLinesBox } from './help-lines-box.tsx';
import { listInWords } from './tool-list.ts';

const decimal = new Intl.NumberFormat('es-ES');

export function GeneratedNote({ meta }: { meta: Partial<AnswerMeta> }) {
  return (
    <div className="stack gap-3">
      <div className="row">
        <Badge icon={<Sparkle aria-hidden />}>
          {meta.engine === 'embedded' ? 'Ideas por reglas' : 'Generado con IA'}
        </Badge>
        {meta.read && <ReadNote read={meta.read} />}
      </div>
      {meta.considered && <p className="small soft">He tenido en cuenta {listInWords(meta.considered)}.</p>}
      {meta.help && <HelpLinesBox lines={meta.help} />}
      {meta.notice && (
        <Notice kind="warn" announce="none">
          {meta.notice}
        </Notice>
      )}
    </div>
  );
}

function ReadNote({ read }: { read: Extent }) {
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
