import { createContext } from 'react';

/** Who vouches for people at this installation. Known when the page is built, so that no text arrives late. */
export const IdentityKindContext = createContext<'embedded' | 'oidc'>('oidc');
