export { batch1 } from './batch-1.ts';
export { batch2 } from './batch-2.ts';
export { batch3 } from './batch-3.ts';
export { batch4 } from './batch-4.ts';
