import type { ReactNode } from 'react';
import type { Site } from '../account/site.ts';

export interface Assets {
  css: string;
  script: string;
  modules: string[];
  fonts: string[];
  icon: string;
}

export function Document({ site, assets, children }: { site: Site; assets: Assets; children: ReactNode }) {
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#15111c" media="(prefers-color-scheme: dark)" />
        <script
          id="arranque"
          data-modules={assets.modules.join(' ')}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; its hash is in the CSP
          dangerouslySetInnerHTML={{ __html: assets.script }}
        />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, inlined so that no request stands before the first paint */}
        <style id="estilos" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: assets.css }} />
        <link rel="icon" href={assets.icon} type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <script
          id="sitio"
          type="application/json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(site).replaceAll('<', '\\u003c') }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
