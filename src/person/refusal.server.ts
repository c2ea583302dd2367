import { harmfulAim } from '../language/read/aims.ts';
import { isMinorInvolved } from '../language/read/certain.ts';
import { Failure } from '../platform/http-errors.server.ts';

const unkept = 'No hemos guardado nada. Si te hemos leído mal, escríbenos desde «Contacto».';

/** What is kept goes to a model later: it is read by the rules that read whatever a person types for a tool. */
export function requireHarmless(texts: readonly string[]): void {
  if (texts.some(isMinorInvolved))
    throw new Failure('content_refused', {
      reason: 'minor',
      message: `Parece que aquí hay una persona menor de 18 años, y Salero ayuda a ligar solo entre personas adultas. ${unkept}`,
    });
  const aim = texts.map(harmfulAim).find((one) => one !== null);
  if (aim) throw new Failure('content_refused', { reason: 'harm', message: `${aim.says} ${unkept}` });
}
