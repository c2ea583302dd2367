import { type Answer, type Call, send } from '../test/rig/http.ts';
import type { Server } from './server.ts';

/** A call as our own page would make it, unless told otherwise. */
export const call = (server: Server, path: string, call: Call = {}): Promise<Answer> =>
  send(`http://127.0.0.1:${server.port}`, path, { site: server.origin, ...call });
