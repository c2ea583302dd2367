/** Every way a call can fail, in words for the person. The server maps each to a status, and does not compile if one is missing. */
export const failureTexts = {
  invalid_input: 'Revisa los datos: hay algo que no encaja.',
  unauthenticated: 'Sesión expirada. Por favor, inicia sesión de nuevo.',
  usage_limit_exceeded: 'Has alcanzado tu límite gratuito. Hazte Premium para seguir ligando con estilo.',
  premium_required: 'Necesitas una suscripción premium para hacer esto.',
  forbidden_origin: 'Esta petición no viene de Salero, así que no la hemos atendido.',
  not_found: 'No encontramos lo que buscas.',
  duplicate: 'Esto ya lo tenías guardado.',
  in_progress: 'Ya estamos con ello. Espera un momento.',
  too_large: 'Es demasiado grande. Prueba con algo más corto o una imagen más ligera.',
  unsupported_image: 'No podemos leer esta imagen. Prueba con una foto JPEG, PNG o WebP.',
  key_reused: 'Esta petición ya se usó con otros datos. Vuelve a intentarlo.',
  content_refused: 'No podemos ayudarte con este contenido.',
  rate_limited: 'Vas muy deprisa. Espera un momento y vuelve a intentarlo.',
  model_failed: 'No hemos podido generar una respuesta. No te ha costado ningún uso: inténtalo de nuevo.',
  model_timeout: 'La respuesta tarda demasiado. No te ha costado ningún uso: inténtalo de nuevo.',
  unavailable: 'Salero no está disponible ahora mismo. Inténtalo en unos minutos.',
} as const;

export type FailureCode = keyof typeof failureTexts;

export const failureCodes = Object.keys(failureTexts) as FailureCode[];

/** `minor`: somebody is under 18. `danger`: somebody's life is. `harm`: what is asked for would hurt the other person. */
export type RefusalReason = 'minor' | 'danger' | 'harm';

export interface FailureBody {
  error: FailureCode;
  message: string;
  fields?: Record<string, string>;
  remainingUses?: number;
  reason?: RefusalReason;
  helpLines?: readonly object[];
}
