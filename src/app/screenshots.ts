export interface Screenshot {
  name: 'inicio' | 'compartir' | 'respuesta' | 'inicio-ancho';
  label: string;
  width: number;
  height: number;
  /** Device pixels to a pixel. */
  scale: number;
}

const phone = { width: 780, height: 1560, scale: 2 };

/** What a phone or a computer shows of the app before it is installed. `scripts/screenshots.ts` draws them. */
export const screenshots: Screenshot[] = [
  { name: 'inicio', label: 'Empieza por lo que te haga falta', ...phone },
  { name: 'compartir', label: 'Comparte un chat y elige', ...phone },
  { name: 'respuesta', label: 'Lo que dice, y lo que no se puede saber', ...phone },
  { name: 'inicio-ancho', label: 'Empieza por lo que te haga falta', width: 1280, height: 800, scale: 1 },
];
