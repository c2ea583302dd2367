import pointers from './pointers.json' with { type: 'json' };

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
