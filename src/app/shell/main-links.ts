export const mainLinks = [
  { path: '/', name: 'Inicio' },
  { path: '/personas', name: 'Personas' },
  { path: '/mis-guardados', name: 'Mis Guardados' },
  { path: '/perfil', name: 'Perfil' },
] as const;
