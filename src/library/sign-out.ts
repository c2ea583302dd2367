/** What signing out needs of the library. A module of its own: the frame of every page asks for it only then. */
export { forgetLibrary } from './kept-copy.ts';
export { flushDeletes } from './pending-deletes.ts';
