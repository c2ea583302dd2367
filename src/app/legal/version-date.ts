/** '2025-05' as a person reads it: 'mayo de 2025'. */
export function readableVersion(version: string): string {
  const format = new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${version}-01T00:00:00Z`));
}
