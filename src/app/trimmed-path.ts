/** Without the slashes at its end. A pattern that looks for them begins anew at each slash of a path of thousands. */
export function trimmedPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
