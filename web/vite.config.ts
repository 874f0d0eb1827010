import { reactRouter } from '@react-router/dev/vite';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import { buildId } from './build-settings.ts';
import { inlineScript } from './inline-script.ts';
import { typesetMessages } from './typeset-messages.ts';

/** The port that this web instance is given, as in app/config.server.ts. */
const port = Number(process.env.PORT ?? 3000);

export default defineConfig({
  plugins: [inlineScript(), typesetMessages(), reactRouter()],
  // In development the page comes through the edge, and hot updates come directly from Vite's own port.
  server: { host: '127.0.0.1', port, strictPort: true, hmr: { host: '127.0.0.1', clientPort: port } },
  css: {
    transformer: 'lightningcss',
    // What newer browsers know by themselves (light-dark(), nesting) is spelled out for older ones.
    lightningcss: { targets: browserslistToTargets(browserslist('chrome >= 109, firefox >= 115, safari >= 16.4')) },
  },
  // One style sheet, 12 KB compressed: the next page has it already.
  build: { assetsInlineLimit: 0, cssCodeSplit: false },
  environments: {
    // Enquiries bring SQL that stands beside their sources; Node reads both as they are.
    ssr: {
      build: { rolldownOptions: { external: [/^enquiries\//] } },
      // For the server only: a browser must not load a file again because its build has another name.
      define: { 'import.meta.env.BUILD_ID': JSON.stringify(buildId ?? 'development') },
    },
    client: {
      build: {
        rolldownOptions: {
          // The small parts that every page with React has, as one file: a third less than twelve files, and one request.
          output: {
            // Six letters tell fifty files apart as well as eight do, and every page with React names them all.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            codeSplitting: {
              groups: [
                {
                  name: 'parts',
                  test: /app\/(accounts\/(account-form|email-field|failure|other-ways)|ui\/(field|notice|button)|layouts\/(clean|gate|language-switch|use-head|head-tags|error-page)|root|hydrates|theme\/(mark|sprite|sign|brand|drawn-apart|illustrations\/door))/,
                },
              ],
            },
          },
        },
      },
    },
  },
});
