import { readingTools } from './reading-tools.ts';

const shortcutIcon = { src: '/icon-192.png', sizes: '192x192', type: 'image/png' };

/** Taken by hand of the app itself, lettered twice as large on a phone. */
const phone = { sizes: '780x1560', form_factor: 'narrow' };

const screenshots = [
  { name: 'inicio', label: 'Empieza por lo que te haga falta', ...phone },
  { name: 'compartir', label: 'Comparte un chat y elige', ...phone },
  { name: 'respuesta', label: 'Lo que dice, y lo que no se puede saber', ...phone },
  {
    name: 'inicio-ancho',
    label: 'Empieza por lo que te haga falta',
    sizes: '1280x800',
    form_factor: 'wide',
  },
];

/** What makes Salero an app that can be installed, and into which others share. Decision 0063. */
export const manifest = {
  id: '/',
  name: 'Salero',
  short_name: 'Salero',
  description: 'Tu asistente de IA para ligar con naturalidad en apps de citas',
  lang: 'es',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  background_color: '#fbf8f3',
  theme_color: '#fbf8f3',
  categories: ['lifestyle', 'social'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: screenshots.map(({ name, ...screenshot }) => ({
    src: `/screenshots/${name}.webp`,
    type: 'image/webp',
    ...screenshot,
  })),
  shortcuts: [
    ...readingTools.map(({ name, asks, path }) => ({ name: asks, description: name, url: path })),
    { name: 'La última que usaste', url: '/ultima' },
  ].map((shortcut) => ({ ...shortcut, icons: [shortcutIcon] })),
  share_target: {
    action: '/compartir',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'titulo',
      text: 'texto',
      url: 'enlace',
      files: [{ name: 'archivos', accept: ['image/*', 'text/plain', '.txt'] }],
    },
  },
};
