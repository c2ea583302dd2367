import { Sparkle } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { AnswerMeta } from '../tool.ts';
import { HelpLinesBox } from './help-lines-box.tsx';
import { ReadNote } from './read-note.tsx';
import { listInWords } from './tool-list.ts';

/** The mark on each result: that a machine wrote it, and what the machine could not do. */
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
