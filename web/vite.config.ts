import { reactRouter } from '@react-router/dev/vite';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import { buildId } from './build-settings.ts';
import { inlineScript } from './inline-script.ts';
import { scriptUrl } from './script-url.ts';
import { typesetMessages } from './typeset-messages.ts';
import { webManifest } from './web-manifest.ts';

/** The port of this web instance, as in app/config.server.ts. */
const port = Number(process.env.PORT ?? 3000);

export default defineConfig({
  plugins: [inlineScript(), scriptUrl(), typesetMessages(), webManifest(), reactRouter()],
  // In development, pages come through the edge, but hot updates come directly from Vite's port.
  server: { host: '127.0.0.1', port, strictPort: true, hmr: { host: '127.0.0.1', clientPort: port } },
  css: {
    transformer: 'lightningcss',
    // Newer CSS features (light-dark(), nesting) are compiled for older browsers.
    lightningcss: { targets: browserslistToTargets(browserslist('chrome >= 109, firefox >= 115, safari >= 16.4')) },
  },
  // One style sheet for all pages, 12 KB compressed: it is cached after the first page.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    // The enquiries package reads SQL files beside its sources, so it is not bundled; nor is database, which it shares
    // with the web.
    ssr: {
      build: { rolldownOptions: { external: [/^(enquiries|database|search)(\/|$)/] } },
      // For the server only: in client files the id would change their hashes, and browsers would load them again.
      define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId ?? 'development') },
    },
    client: {
      build: {
        rolldownOptions: {
          // The small modules that every page with React uses, in one file: a third smaller than twelve files, and one
          // request.
          output: {
            // The fewest characters that Rolldown accepts here. Every page with React lists all files.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                {
                  name: 'shared',
                  test: /app\/(accounts\/identity\/settings|accounts\/components\/(account-form|email-field|failure|password-field|social-sign-in|use-validation-message|validated-field)|ui\/(field|notice|button)|layouts\/(clean|auth-layout|auth-side|language-switch|use-head|head-tags|error-page)|root|hydrates|theme\/(mark|sprite|icon|brand))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
