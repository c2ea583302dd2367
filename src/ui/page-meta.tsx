import { createContext, useContext } from 'react';

/** `https://example.org`, without a slash at the end; '' leaves out what needs an absolute address. */
export const SiteOriginContext = createContext('');

/** The page that is shown, as the list of all pages knows it. */
export const PageContext = createContext<{ path: string; noindex?: boolean }>({ path: '/' });

export type PageMetaProps = Record<'title' | 'description', string>;

const SITE_NAME = 'Salero';

/** React hoists these into `<head>`, when it prerenders and when the route changes. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { path, noindex } = useContext(PageContext);
  const origin = useContext(SiteOriginContext);
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:locale" content="es_ES" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {origin && (
        <>
          {!noindex && <link rel="canonical" href={origin + path} />}
          <meta property="og:url" content={origin + path} />
          <meta property="og:image" content={`${origin}/og.png`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
