import { collections, toolServers } from '../src/tools/registry.server.ts';

/** The HTTP surface, once: attacks and fuzzing go over these lists, and a test compares them with the routes of the app. */
const functionNames = toolServers.map(({ contract }) => contract.functionName);

const collectionPaths = collections.map(({ name }) => name);

const keptPaths = ['/api/voice', '/api/about-me'];

export interface Endpoint {
  method: string;
  path: string;
}

const post = (path: string): Endpoint => ({ method: 'POST', path });

const unknownId = '00000000-0000-4000-8000-000000000000';

/** Those that read a body, but for the webhook, whose body has to be signed first. */
export const bodyEndpoints: Endpoint[] = [
  post('/api/auth/callback'),
  ...functionNames.map((name) => post(`/api/functions/${name}`)),
  post('/api/functions/create-checkout'),
  post('/api/billing/withdrawal'),
  ...collectionPaths.map((name) => post(`/api/saved/${name}`)),
  ...collectionPaths.map((name) => ({ method: 'PATCH', path: `/api/saved/${name}/${unknownId}` })),
  { method: 'PATCH', path: '/api/account/profile' },
  post('/api/feedback'),
  { method: 'PUT', path: `/api/outcomes/${unknownId}` },
  post('/api/threads'),
  { method: 'PATCH', path: `/api/threads/${unknownId}` },
  ...keptPaths.map((path) => ({ method: 'PUT', path })),
  post('/api/account/terms'),
  { method: 'DELETE', path: '/api/account' },
];

export const changingEndpoints: Endpoint[] = [
  ...bodyEndpoints,
  post('/api/auth/sign-out'),
  post('/api/functions/check-subscription'),
  post('/api/functions/customer-portal'),
  ...functionNames.map((name) => ({ method: 'DELETE', path: `/api/functions/${name}` })),
  ...collectionPaths.map((name) => ({ method: 'DELETE', path: `/api/saved/${name}/${unknownId}` })),
  { method: 'DELETE', path: '/api/recent' },
  { method: 'DELETE', path: '/api/threads' },
  { method: 'DELETE', path: `/api/threads/${unknownId}` },
  ...keptPaths.map((path) => ({ method: 'DELETE', path })),
  { method: 'DELETE', path: '/api/account/kept/saved_bios' },
  { method: 'DELETE', path: `/api/account/kept/saved_bios/${unknownId}` },
  { method: 'DELETE', path: '/api/account/sessions' },
  { method: 'DELETE', path: `/api/account/sessions/${unknownId}` },
];

export const readingEndpoints: Endpoint[] = [
  '/api/session',
  '/api/auth/sign-in',
  '/api/saved',
  ...collectionPaths.map((name) => `/api/saved/${name}`),
  '/api/account/export',
  '/api/account/kept',
  '/api/account/kept/saved_bios',
  '/api/account/sessions',
  '/api/billing',
  '/api/recent',
  '/api/outcomes',
  '/api/threads',
  `/api/threads/${unknownId}`,
  ...keptPaths,
].map((path) => ({ method: 'GET', path }));

/** The only ones that answer somebody who is not signed in. */
export const openPaths = ['/api/session', '/api/auth/sign-in', '/api/auth/callback', '/api/auth/sign-out'];
