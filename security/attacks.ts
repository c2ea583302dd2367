import type { Attack, GroupedAttack } from './attack.ts';
import { bodies } from './attacks/bodies.ts';
import { echoes } from './attacks/echoes.ts';
import { images } from './attacks/images.ts';
import { json } from './attacks/json.ts';
import { origins } from './attacks/origins.ts';
import { paths } from './attacks/paths.ts';
import { people } from './attacks/people.ts';
import { proxy } from './attacks/proxy.ts';
import { published } from './attacks/published.ts';
import { slow } from './attacks/slow.ts';
import { texts } from './attacks/texts.ts';
import { wire } from './attacks/wire.ts';

const groups: Record<string, Attack[]> = {
  wire,
  echoes,
  paths,
  origins,
  people,
  json,
  proxy,
  published,
  images,
  bodies,
  texts,
  slow,
};

export const attacks: GroupedAttack[] = Object.entries(groups).flatMap(([group, list]) =>
  list.map((attack) => ({ group, ...attack })),
);
