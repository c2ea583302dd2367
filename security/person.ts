import { randomUUID } from 'node:crypto';
import * as rig from '../test/rig/sign-in.ts';
import type { Server } from './server.ts';

/** Someone who signed in the real way, through the provider's page. */
export interface Person {
  id: string;
  email: string;
  /** What the browser sends. */
  cookie: string;
}

/** As far as the callback: what the page there would post. */
export const comeBack = ({ port, origin }: Server, email: string, jar: rig.Jar) =>
  rig.comeBack(rig.browser(`http://127.0.0.1:${port}`, jar, origin), email);

export async function signIn({ port, origin }: Server, email: string): Promise<Person> {
  return { ...(await rig.signIn(`http://127.0.0.1:${port}`, email, { site: origin })), email };
}

/** Somebody new, with all their free uses. */
export const somebody = (server: Server) => signIn(server, `${randomUUID()}@example.test`);
