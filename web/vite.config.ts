import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The styled-components transform gives a component the same class name on server and client, whatever order the
// modules are evaluated in; without it hydration differs as soon as a lazy route is involved.
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true };

/** `vite build -c web/vite.config.ts` makes dist/client, with `--ssr entry-server.tsx` it makes dist/ssr/entry-server.js. */
// eslint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react()],
  oxc: { plugins: { styledComponents } },
  html: { cspNonce: '__NONCE__' },
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  build: {
    emptyOutDir: true,
    ...(isSsrBuild
      ? { ssr: here('entry-server.tsx'), outDir: here('../dist/ssr'), target: 'node20' }
      : { outDir: here('../dist/client'), manifest: true, target: 'es2022', assetsInlineLimit: 0 }),
  },
}));
