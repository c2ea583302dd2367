interface AppSteps {
  app: string;
  steps: readonly string[];
  note?: string;
  /** The app's own help; null where we could not read it. */
  help: string | null;
}

/** The day on which somebody of us read the pages under `help`, in stored copies. */
export const readOn = new Date('2026-11-23');

/** How each app says that somebody is reported. Nobody of us has tried them inside the apps. */
export const reportSteps: readonly AppSteps[] = [
  {
    app: 'Tinder',
    steps: [
      'Abre el chat con esa persona.',
      'Toca los tres puntos o el escudo, arriba a la derecha.',
      'Elige «Denunciar» y el motivo.',
      'Cancela el match para desaparecer de su lista. Es definitivo.',
    ],
    note: 'Si el match ya no está, puedes denunciarla igual desde la web de Tinder.',
    help: 'https://policies.tinder.com/safety-center/guide/how-to-report-someone/intl/es-AR',
  },
  {
    app: 'Bumble',
    steps: [
      'Abre la conversación.',
      'Toca los tres puntos, arriba a la derecha.',
      'Elige «Bloquear y denunciar» y el motivo.',
    ],
    note: 'Si ya no hay match, escribe a su equipo de ayuda desde la app.',
    help: 'https://bumble.com/en/the-buzz/reported-someone-on-bumble',
  },
  {
    app: 'Hinge',
    steps: ['Abre el chat.', 'Toca los tres puntos, arriba a la derecha.', 'Elige «Denunciar» y el motivo.'],
    note: 'Si ya no hay match, mira en tu foto, pestaña de seguridad, la lista de matches anteriores: guarda treinta días.',
    help: 'https://help.hinge.co/hc/en-us/articles/47066375568787-How-do-I-Report-Someone-After-We-ve-Unmatched',
  },
  {
    app: 'Badoo',
    steps: [
      'Abre el chat.',
      'Toca los tres puntos, arriba a la derecha.',
      'Elige «Bloquear y denunciar» y el motivo.',
    ],
    note: 'Un mensaje o una foto se denuncian también con el botón que llevan debajo.',
    help: 'https://badoo.com/de/the-blog/badoo-blockieren-und-melden',
  },
  {
    app: 'WhatsApp',
    steps: [
      'Abre el chat y toca su nombre o su número, arriba.',
      'Baja hasta el final y elige «Reportar».',
      'Confirma «Reportar y bloquear».',
    ],
    note: 'WhatsApp recibe los cinco últimos mensajes que te ha enviado, y a esa persona no se le avisa.',
    help: 'https://faq.whatsapp.com/414631957536067',
  },
  {
    app: 'Instagram',
    steps: [
      'Abre su perfil.',
      'Toca los tres puntos, arriba a la derecha.',
      'Elige «Denunciar» y el motivo.',
      'Vuelve a los tres puntos y elige «Bloquear».',
    ],
    help: null,
  },
];
