import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider/lib/provider.js';
import type { Env } from '../../platform/env.server.ts';
import type { Logger } from '../../platform/log.server.ts';
import { htmlIn, pageHeaders, renderPage } from '../local-page.server.ts';
import { type Person, readPerson, subjectOf } from './person.server.ts';
import {
  buildProvider,
  clientId,
  interactionPath,
  localIdentityPath,
  renderSignInProblem,
} from './provider.server.ts';

const longestForm = 4_096;
const formPage = renderPage('Di quién eres', htmlIn(import.meta.url, 'form.html'));

export { localIdentityPath };

/** `PUBLIC_URL` is read at each request: with a port of the system's choosing it is known only once the server listens. */
export function createLocalIdentity({ env, log }: { env: Env; log: Logger }): RequestListener {
  const people = new Map<string, Person>();
  let built: { publicUrl: string; provider: Provider } | null = null;

  function getProvider(): Provider {
    const publicUrl = env.PUBLIC_URL;
    if (built?.publicUrl !== publicUrl)
      built = { publicUrl, provider: buildProvider(publicUrl, people, log) };
    return built.provider;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = getProvider();
    const { host, origin } = new URL(env.PUBLIC_URL);
    request.headers.host = host;
    // Each sign-in asks who it is: a session of its own would tie the next person to the last one's account.
    request.headers.cookie = withoutCookie(request.headers.cookie, 'salero-id');
    const url = request.url ?? '/';
    const path = new URL(url, origin).pathname;
    if (path.startsWith(interactionPath)) return answerForm(provider, origin, request, response);
    Object.assign(request, { originalUrl: url });
    request.url = url.slice(localIdentityPath.length) || '/';
    return provider.callback()(request, response);
  }

  async function answerForm(
    provider: Provider,
    origin: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const refuse = (status: number, why: string) => sendPage(response, status, renderSignInProblem(why));
    const interaction = await provider.interactionDetails(request, response).catch(() => null);
    if (!interaction || new URL(request.url ?? '/', origin).pathname !== interactionPath + interaction.uid)
      return refuse(400, 'Este inicio de sesión ha caducado. Empieza de nuevo.');
    if (request.method === 'GET' || request.method === 'HEAD') return sendPage(response, 200, formPage);
    if (request.method !== 'POST') return refuse(405, 'Esta página solo admite su propio formulario.');
    if ((request.headers.origin ?? origin) !== origin)
      return refuse(403, 'Este formulario no viene de esta página.');
    const form = await readForm(request);
    if (!form) return refuse(413, 'El formulario es demasiado grande.');
    const person = readPerson(form);
    if (!person) return refuse(422, 'Ese correo o ese nombre no se puede usar.');
    const accountId = subjectOf(person.email);
    people.set(accountId, person);
    const grant = new provider.Grant({ accountId, clientId });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId, remember: false }, consent: { grantId } },
      { mergeWithLastSubmission: false },
    );
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error('local identity failed', { kind: error instanceof Error ? error.name : typeof error });
      if (!response.headersSent)
        sendPage(response, 500, renderSignInProblem('Algo ha fallado. Empieza de nuevo.'));
      else response.destroy();
    });
  };
}

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, pageHeaders).end(html);
}

function withoutCookie(header: string | undefined, name: string): string {
  const kept = (header ?? '').split(/;\s*/).filter((pair) => !new RegExp(`^${name}(\\.sig)?=`).test(pair));
  return kept.join('; ');
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longestForm) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
