import { batch1 } from './batch-1.ts';
import { batch2 } from './batch-2.ts';
import { batch3 } from './batch-3.ts';
import { batch4 } from './batch-4.ts';
import { batch5 } from './batch-5.ts';
import { batch6 } from './batch-6.ts';
import { batch7 } from './batch-7.ts';
import { batch8 } from './batch-8.ts';
import { batch9 } from './batch-9.ts';
import { batch10 } from './batch-10.ts';
import { batch11 } from './batch-11.ts';
import { batch12 } from './batch-12.ts';
import { batch13 } from './batch-13.ts';
import { batch14 } from './batch-14.ts';
import { batch15 } from './batch-15.ts';
import { batch16 } from './batch-16.ts';
import { batch17 } from './batch-17.ts';
import { batch18 } from './batch-18.ts';
import { batch19 } from './batch-19.ts';
import { batch20 } from './batch-20.ts';
import { batch21 } from './batch-21.ts';
import { batch22 } from './batch-22.ts';

/** In the order in which they were written. */
export const redFlags = {
  batch1,
  batch2,
  batch3,
  batch4,
  batch5,
  batch6,
  batch7,
  examiner: batch8,
  batch9,
  batch10,
  batch11,
  batch12,
  batch13,
  batch14,
  batch15,
  examiner2: batch16,
  batch17,
  batch18,
  batch19,
  batch20,
  batch21,
  batch22,
};
