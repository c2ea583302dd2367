export { batch1 } from './batch-1.ts';
export { batch2 } from './batch-2.ts';
