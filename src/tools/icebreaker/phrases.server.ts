import type { Family } from '../../language/write/interests.server.ts';
import { culture } from './phrases-culture.server.ts';
import { daily } from './phrases-daily.server.ts';
import { outdoors } from './phrases-outdoors.server.ts';
import type { Stock } from './stock.server.ts';

const stock: Record<Family, Stock> = { ...outdoors, ...culture, ...daily };

export function stockOf(family: Family): Stock {
  return stock[family];
}
