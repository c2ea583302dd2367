import { type Attack, must } from '../attack.ts';
import payloads from '../payloads.json' with { type: 'json' };
import { raw } from '../wire.ts';

/** As a stranger behind a proxy, to whom the figures are closed. */
const asStranger = (target: string, host: string) =>
  raw(`GET ${target}`, `Host: ${host}`, 'X-Forwarded-For: 203.0.113.7', 'Connection: close');

const tricks = [
  ...payloads.paths,
  `/${'../'.repeat(200)}etc/passwd`,
  `/${'a/'.repeat(3_000)}`,
  `/${'%2e'.repeat(2_000)}`,
  `/${'%'.repeat(4_000)}`,
];

export const paths: Attack[] = [
  {
    name: `${tricks.length} paths to files that are not of the site`,
    async run({ open }, tried) {
      for (const path of tricks) {
        const sent = { pieces: [asStranger(path, 'localhost')], withinMs: 5_000 };
        const [answer] = (await tried.exchange(open, sent)).answers;
        must(answer !== undefined, `${path.slice(0, 60)}: no answer`);
        // Dots that a client would have tidied up may lead to the home page itself, and nowhere else.
        const home = answer.status === 200 && answer.body.includes('<!DOCTYPE html>');
        // To a stranger the stand-in for an identity provider is closed.
        must(home || [400, 403, 404].includes(answer.status), `${path.slice(0, 60)}: ${answer.status}`);
        must(!/root:x|"dependencies"|salero_http/.test(answer.body), `${path.slice(0, 60)}: shows a file`);
      }
      return tried.tally();
    },
  },
  {
    name: 'targets that are no path: absolute, of another host, of another scheme, a star',
    async run({ open }, tried) {
      for (const target of payloads.targets) {
        const sent = { pieces: [asStranger(target, `localhost:${open.port}`)], withinMs: 5_000 };
        const [answer] = (await tried.exchange(open, sent)).answers;
        must(answer !== undefined, `${target}: no answer`);
        const location = answer.headers.get('location') ?? '';
        must(!/^(\/[/\\]|https?:)/.test(location), `${target} leads to ${location}`);
      }
      return tried.mustAll(200, 301, 400, 404);
    },
  },
];
