let isClosed = false;

/** For a page that is being left for good, and lives on until the next one has come. */
export const closeMemory = (): void => {
  isClosed = true;
};

/** What the browser keeps under names that begin with `prefix`. Storage that is full or forbidden only costs the memory. `whenLeft`: even in a page that is being left. */
export function memoryIn(storage: () => Storage, prefix: string, whenLeft = false) {
  const attempt = <T>(work: (held: Storage) => T): T | null => {
    try {
      return work(storage());
    } catch {
      return null;
    }
  };
  const drop = (name: string): void => void attempt((held) => held.removeItem(prefix + name));
  const names = (beginning: string): string[] =>
    attempt((held) => Object.keys(held).filter((key) => key.startsWith(prefix + beginning)))?.map((key) =>
      key.slice(prefix.length),
    ) ?? [];
  return {
    keep: (name: string, value: unknown): boolean =>
      (whenLeft || !isClosed) &&
      attempt((held) => held.setItem(prefix + name, JSON.stringify(value))) !== null,
    read: (name: string): unknown => attempt((held) => JSON.parse(held.getItem(prefix + name) ?? 'null')),
    drop,
    names,
    forget(beginning = ''): void {
      for (const name of names(beginning)) drop(name);
    },
  };
}

const place = 'guardados';

/** Whatever the browser keeps of a person between visits: the copy of their library under the name '', their habits, and nothing else. */
export const stored = memoryIn(() => localStorage, place);

const habits = memoryIn(() => localStorage, `${place}:`);
export const { keep: keepHabit, read: readHabit } = habits;

/** After an answer in danger: somebody else may open Salero next, and nothing there says which tool was used last, or how. */
export function forgetHabits(): void {
  for (const names of ['ultima-herramienta', 'costumbres:']) habits.forget(names);
}

export const lastTab = 'ultima-coleccion';
