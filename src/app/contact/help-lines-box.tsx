import { helpLines } from '../../generation/help-lines.ts';
import { Card } from '../../ui/card.tsx';

export function HelpLinesBox() {
  return (
    <Card as="section" aria-labelledby="ayuda-titulo" className="stack">
      <h2 id="ayuda-titulo" className="text-xl">
        Si necesitas ayuda de verdad
      </h2>
      <p>Nuestro correo no sirve para una urgencia. Estos servicios públicos sí:</p>
      <ul className="grid gap-4">
        {Object.values(helpLines).map((line) => (
          <li key={line.id}>
            <p>
              <strong>{line.name}.</strong> {line.reason}. {line.detail}
            </p>
            <ul className="row mt-1">
              {line.contacts.map((contact) => (
                <li key={contact.href}>
                  <a className="link inline-block py-1" href={contact.href}>
                    {contact.label}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
