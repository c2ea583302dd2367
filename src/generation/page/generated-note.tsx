import { Sparkle } from 'lucide-react';
import { type Extent, extentInWords } from '../../language/read/extent.ts';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AnswerMeta } from '../tool.ts';
import { HelpLinesBox } from './help-lines-box.tsx';
import { listInWords } from './tool-list.ts';

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
  const isWhole = read.of === read.from;
  if (isWhole && read.from < 2) return null;
  return (
    <p className="small soft">
      {isWhole
        ? `Hemos leído los ${read.from.toLocaleString('es-ES')} mensajes.`
        : `Hemos leído ${extentInWords(read)}. Las señales de peligro las hemos buscado en todo el texto.`}
    </p>
  );
}
