import type { LeftOut } from './join.ts';

const listed = new Intl.ListFormat('es', { type: 'conjunction' });

/** What of the chosen pictures is not in the text, or is there otherwise than in its picture: nothing of them goes without a word. */
export function leftOutInWords({ of, loose, empty, unread }: LeftOut): string[] {
  const named = (numbers: readonly number[]) => {
    if (of === 1) return 'la captura';
    const which = listed.format(numbers.map(String));
    return numbers.length === 1 ? `la captura ${which}` : `las capturas ${which}`;
  };
  const told: string[] = [];
  if (empty.length > 0) told.push(`De ${named(empty)} no hemos podido leer nada: no está en el texto.`);
  for (const { picture, bubbles } of unread) {
    const what =
      bubbles === 1
        ? 'un mensaje o una foto que no se lee bien: no está'
        : `${bubbles} mensajes o fotos que no se leen bien: no están`;
    told.push(`En ${named([picture])} hay ${what} en el texto.`);
  }
  if (loose.length === 1)
    told.push(`${capital(named(loose))} no tiene forma de chat: va como un mensaje. Mira de quién es.`);
  if (loose.length > 1)
    told.push(`${capital(named(loose))} no tienen forma de chat: van como mensajes. Mira de quién son.`);
  return told;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
