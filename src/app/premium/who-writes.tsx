import { hasModel, useWriters, writerOf } from '../../account/writers.ts';
import { listInWords } from '../../generation/page/tool-list.ts';
import { tools } from '../../tools/registry.ts';

/** What the unlimited uses are at this installation, where a model does not write all of it. */
export function WhoWrites() {
  const writers = useWriters();
  const byRules = tools.filter(({ about }) => writerOf(writers, about.id).engine === 'embedded');
  if (byRules.length === 0) return null;
  return (
    <p>
      {hasModel(writers)
        ? `Aquí un modelo escribe parte de las respuestas. Salen de reglas y frases nuestras las de ${listInWords(byRules.map(({ about }) => about.name))}.`
        : 'Aquí no hay ningún modelo de IA conectado: lo que deja de tener límite son las ideas y lecturas por reglas.'}
    </p>
  );
}
