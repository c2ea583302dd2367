import { Check, Minus } from 'lucide-react';
import { Section } from '../../ui/section.tsx';

const rows = [
  { what: 'Rompehielos y subtexto', free: '3 usos de cada', premium: 'Sin límite' },
  { what: 'Bios y próximo movimiento', free: '3 usos', premium: 'Sin límite' },
  { what: 'Lenguaje corporal y outfits', free: '5 usos', premium: 'Sin límite' },
  { what: 'Citas y red flags', free: 'Sin contador', premium: 'Sin contador' },
  { what: 'Retocar un resultado', free: true, premium: true },
  { what: 'Guardar frases, bios, planes y outfits', free: true, premium: true },
  { what: 'Guardar análisis de red flags', free: false, premium: true },
  { what: 'Soporte prioritario', free: false, premium: true },
] as const;

export function Comparison() {
  return (
    <Section
      sand
      title="Qué cambia"
      intro="La seguridad no se cobra: el detector de red flags y los teléfonos de ayuda son para todo el mundo."
    >
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-b-2 border-ink">
              <th scope="col" className="py-3 pr-3">
                <span className="sr-only">Qué</span>
              </th>
              <th scope="col" className="py-3 pr-3">
                Gratis
              </th>
              <th scope="col" className="py-3">
                Premium
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, free, premium }) => (
              <tr key={what} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 font-normal">
                  {what}
                </th>
                <td className="soft py-3 pr-3">
                  <Cell value={free} />
                </td>
                <td className="py-3 font-semibold">
                  <Cell value={premium} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{value ? 'Sí' : 'No'}</span>
    </>
  );
}
