export { batch1 } from './batch-1.ts';
