import type { Plugin } from 'vite';
import brand from '../brand.json' with { type: 'json' };

const fileName = 'site.webmanifest';

const manifest = {
  name: brand.name,
  short_name: brand.name,
  start_url: '/',
  display: 'browser',
  background_color: brand.background.light,
  theme_color: brand.background.light,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export const manifestText = `${JSON.stringify(manifest, null, 2)}\n`;

/** Adds the web app manifest to the client's files; in development, serves it. */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: manifestText });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json');
        response.end(manifestText);
      });
    },
  };
}
