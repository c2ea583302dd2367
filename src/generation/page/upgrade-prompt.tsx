import { failureTexts } from '../../platform/failures.ts';
import { Button } from '../../ui/button.tsx';

/** In place of the submit button when no free use is left. What was written stays in the form. */
export function UpgradePrompt() {
  return (
    <div role="status" data-outcome className="card card-strong stack gap-4">
      <p>{failureTexts.usage_limit_exceeded}</p>
      <div className="row">
        <Button href="/premium">Hazte Premium</Button>
        <p className="small soft">5 € al mes, IVA incluido. Cancelas cuando quieras.</p>
      </div>
    </div>
  );
}
