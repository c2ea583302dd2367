import type { Family } from './interests.server.ts';

export interface Detail {
  family: Family;
  /** A noun phrase or an infinitive that fits after «lo de»: «el senderismo», «Japón», «coleccionar sellos». */
  el: string;
  /** A name of their own: the dog's. */
  name?: string;
  plural: boolean;
  proper: boolean;
  infinitive: boolean;
  /** Higher is a better thing to write about. */
  weight: number;
  /** Place in the order of mention. */
  at?: number;
}

export function formOf(el: string): { plural: boolean; infinitive: boolean } {
  return {
    plural: /^(los|las|mis|tus) /.test(el),
    infinitive: !/^(el|la|los|las) /.test(el) && /^\p{L}+(ar|er|ir|ír)(se)?( |$)/u.test(el),
  };
}
