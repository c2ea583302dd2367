import type { ChildProcess } from 'node:child_process';

const alive = new Set<ChildProcess>();

/** Ends with this run, however it ends short of kill -9. */
export function ownChild<Child extends ChildProcess>(child: Child): Child {
  alive.add(child);
  child.once('exit', () => alive.delete(child));
  return child;
}

process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
});
