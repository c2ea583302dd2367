import { useContext } from 'react';
import { failureTexts } from '../../platform/failures.ts';
import { Button } from '../../ui/button.tsx';
import { helpForAnybody } from '../help-lines.ts';
import { HandOff, type Thing } from './hand-offs.tsx';
import { ToolListContext } from './tool-list.ts';

export function UpgradePrompt({ pasted = { what: 'message', text: '' } }: { pasted: Thing | undefined }) {
  const free = useContext(ToolListContext).find(({ quota, reads }) => !quota && reads);
  return (
    <div role="status" data-outcome className="card card-strong stack gap-4">
      <p>{failureTexts.usage_limit_exceeded}</p>
      <div className="row">
        <Button href="/premium">Hazte Premium</Button>
        <p className="small soft">5 € al mes, IVA incluido. Cancelas cuando quieras.</p>
      </div>
      <div className="stack gap-3 border-t border-line pt-4">
        <div className="row gap-2">
          <p className="small">Si te preocupa lo que te escribe alguien, míralo gratis.</p>
          {free && <HandOff thing={pasted} only={free.id} />}
        </div>
        <p className="small">Si necesitas ayuda, estas llamadas tampoco cuestan nada:</p>
        <ul className="small stack gap-1">
          {helpForAnybody.map(({ id, reason, contacts: [first] }) => (
            <li key={id}>
              {reason}:{' '}
              <a className="link" href={first?.href}>
                {first?.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
