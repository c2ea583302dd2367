export const mainLinks = [
  { path: '/', name: 'Inicio' },
  { path: '/mis-guardados', name: 'Mis Guardados' },
  { path: '/perfil', name: 'Perfil' },
] as const;
