import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // In development the page comes through the edge, and reload messages straight from here.
  server: { hmr: { host: '127.0.0.1', clientPort: 3000 } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: { assetsInlineLimit: 0 },
});
