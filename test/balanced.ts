export function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return (
    count('¿') === count('?') &&
    count('¡') === count('!') &&
    count('(') === count(')') &&
    count('«') === count('»')
  );
}
