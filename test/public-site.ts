import written from './public-site.json' with { type: 'json' };

export const { legal, stripe, google } = written;

/** All that a site has to set before other people may visit it. */
export const publicSite = { ...written.own, ...legal, ...stripe, ...google };
