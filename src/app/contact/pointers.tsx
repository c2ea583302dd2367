const pointers = [
  {
    to: '/perfil',
    label: 'Cancelar Premium o desistir',
    detail: 'Se hace desde tu perfil, sin pedirnos permiso.',
  },
  { to: '/perfil', label: 'Descargar o borrar tus datos', detail: 'También está en tu perfil.' },
  {
    to: '/legal#plan-gratuito',
    label: 'Cómo se cuentan los usos gratis',
    detail: 'Una respuesta que falla no gasta ninguno.',
  },
  {
    to: '/legal#textos-y-fotos',
    label: 'Qué pasa con lo que escribes y con tus fotos',
    detail: 'Las fotos no se guardan nunca.',
  },
  {
    to: '/legal#aviso-legal',
    label: 'Quién está detrás',
    detail: 'Titular, dirección y datos legales.',
  },
];

/** What people write for most, answered without waiting. */
export function Pointers() {
  return (
    <section aria-labelledby="atajos-titulo" className="stack">
      <h2 id="atajos-titulo">Quizá ya esté resuelto</h2>
      <ul className="grid gap-3">
        {pointers.map(({ to, label, detail }) => (
          <li key={label}>
            {/* A plain link: the browser itself then goes to the clause. */}
            <a className="link inline-block py-1" href={to}>
              {label}
            </a>
            <p className="soft">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
