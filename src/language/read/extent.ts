/** How many of a chat's messages were read, from how many. None, where even the last one is longer than what is read. */
export interface Extent {
  of: number;
  from: number;
}

const number = new Intl.NumberFormat('es-ES');

export function extentInWords({ of, from }: Extent): string {
  if (of === 0) return 'el final del último mensaje';
  const newest = of === 1 ? 'el último' : `los últimos ${number.format(of)}`;
  return `${newest} de ${number.format(from)} mensajes`;
}
