/** What the browser keeps under names that begin with `prefix`. Storage that is full or forbidden only costs the memory. */
export function memoryIn(storage: () => Storage, prefix: string) {
  const attempt = <T>(work: (held: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  return {
    keep: (name: string, value: unknown): boolean =>
      attempt((held) => held.setItem(prefix + name, JSON.stringify(value))) !== null,
    read: (name: string): unknown => attempt((held) => JSON.parse(held.getItem(prefix + name) ?? 'null')),
    drop(name: string): void {
      attempt((held) => held.removeItem(prefix + name));
    },
    isEmpty: (): boolean =>
      attempt((held) => Object.keys(held).every((key) => !key.startsWith(prefix))) ?? true,
    forget(beginning = ''): void {
      attempt((held) => {
        for (const key of Object.keys(held)) if (key.startsWith(prefix + beginning)) held.removeItem(key);
      });
    },
  };
}

const place = 'guardados';

/** Whatever the browser keeps of a person between visits: the copy of their library under the name '', their habits, and nothing else. */
export const stored = memoryIn(() => localStorage, place);

export const { keep: keepHabit, read: readHabit } = memoryIn(() => localStorage, `${place}:`);

export const lastTab = 'ultima-coleccion';
