/** Columns as a person reads them; one that is missing here is shown by its own name. */
const columnNames: Readonly<Record<string, string>> = {
  about_me: 'Sobre ti',
  actual_date_type: 'Tipo de cita',
  address: 'Cómo te hablamos',
  ai_generated: 'Escrito de forma automática',
  analysis: 'Análisis',
  angle: 'Enfoque',
  answer: 'Lo que te respondimos',
  answered: 'Contestó',
  app: 'App',
  app_type: 'App',
  bio_style: 'Estilo',
  bio_text: 'Bio',
  cancel_at_period_end: 'Se cancela al acabar el periodo',
  characters: 'Caracteres',
  charged: 'Gastó un uso',
  confirmed_at: 'Confirmado',
  context: 'Contexto',
  counter: 'Contador',
  created_at: 'Fecha',
  current_period_end: 'Fin del periodo pagado',
  date_type: 'Tipo de cita',
  description: 'Descripción',
  desired_style: 'Qué querías transmitir',
  email: 'Correo',
  ends_at: 'Acaba',
  engine: 'Motor',
  expires_at: 'Caduca',
  facts: 'Datos',
  favourite: 'Favorito',
  input: 'Lo que escribiste',
  interests: 'Gustos',
  issuer: 'Proveedor de identidad',
  keep_chosen: 'La fecha la pusiste tú',
  keep_until: 'Se guarda hasta',
  keywords: 'Palabras clave',
  kind: 'Tipo',
  label: 'Dispositivo',
  last_message: 'Tu último mensaje',
  last_seen_at: 'Última visita',
  lines: 'Mensajes',
  location: 'Lugar',
  mail_sent_at: 'Correo enviado',
  mark: 'Tu marca',
  message_text: 'Mensaje',
  met: 'Quedasteis',
  model: 'Modelo',
  name: 'Nombre',
  note: 'Tu nota',
  notes: 'Tus notas',
  objective: 'Objetivo',
  on: 'En uso',
  original_message: 'Mensaje original',
  outfit_text: 'Outfit',
  paused: 'En pausa',
  picture: 'Dirección de tu foto',
  plan_text: 'Texto',
  prompt: 'Instrucciones del modelo',
  received_at: 'Recibido',
  received_message: 'Lo que te escribieron',
  refinements_used: 'Retoques',
  refund_id: 'Devolución',
  refunded_cents: 'Céntimos devueltos',
  reply_text: 'Respuesta',
  requested_at: 'Pedido',
  returned: 'Pago devuelto',
  samples: 'Mensajes tuyos',
  sent_at: 'Enviado',
  settled_at: 'Terminado',
  started_at: 'Empezó',
  status: 'Estado',
  stripe_customer_id: 'Cliente en Stripe',
  stripe_subscription_id: 'Suscripción en Stripe',
  style: 'Estilo',
  subject: 'Tu número en el proveedor',
  subscription_end: 'Próxima renovación',
  subscription_tier: 'Plan',
  terms_accepted_at: 'Términos aceptados',
  terms_version: 'Versión de los términos',
  text: 'Texto',
  tool: 'Herramienta',
  type: 'Tipo',
  updated_at: 'Cambiado',
  usage_count: 'Usos compartidos',
  usage_icebreaker: 'Usos del rompehielos',
  usage_intention_analyzer: 'Usos del subtexto',
  used_at: 'Usado por última vez',
};

const nameOf = (key: string): string =>
  Object.hasOwn(columnNames, key) ? String(columnNames[key]) : key.replaceAll('_', ' ');

const moment = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Madrid',
});

export interface ReadField {
  label: string;
  text: string;
}

/** A row for a person to read: its number and what is empty are left out, and what is nested is told line by line. */
export function fieldsOf(row: Record<string, unknown>): ReadField[] {
  return Object.entries(row).flatMap(([key, value]) => {
    const text = textOf(value);
    return text === '' || key === 'id' ? [] : [{ label: nameOf(key), text }];
  });
}

function textOf(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment.format(value);
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((item) => `${indent}· ${textOf(item, `${indent}  `).trimStart()}`)
    : Object.entries(value).map(([key, item]) => {
        const text = textOf(item, `${indent}  `);
        return text && `${indent}${nameOf(key)}: ${text.includes('\n') ? `\n${text}` : text.trimStart()}`;
      });
  return parts.filter((part) => part.trim() !== '' && part.trim() !== '·').join('\n');
}
