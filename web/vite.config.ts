import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { deferHydrationPlugin } from './vite-plugin-defer-hydration.ts';

const resolveFromWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The styled-components transform gives a component the same class name on server and client, whatever order the
// modules are evaluated in; without it hydration differs as soon as a lazy route is involved.
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true };

/** Words that hold values or plurals are parsed here, so that no visitor downloads the parser; plain ones stay text. */
const precompileMessagesPlugin: Plugin = {
  name: 'parsed-words',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/shared\/i18n\/[\w-]+\/\w\w\.json$/.test(id)) return null;
    const words = Object.entries(JSON.parse(code) as Record<string, string>).map(
      ([key, text]) => [key, text.includes('{') ? parse(text) : text] as const,
    );
    return {
      code: `export default ${JSON.stringify(Object.fromEntries(words))}`,
      map: null,
      moduleType: 'js',
    };
  },
};
const noParserAlias = {
  '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
};

/**
 * The store gets the toolkit a second time, and of it only what it uses: a module lives in one chunk with all that any
 * screen takes of it, so that slices and Immer would otherwise come with everybody's first visit. Nothing in it is shared
 * by identity.
 */
const slimStoreToolkitPlugin: Plugin = {
  name: 'toolkit-of-store',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@reduxjs/toolkit' || !importer?.endsWith('/app/store.ts')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { id: `${found.id}?of-store`, moduleSideEffects: false };
  },
  load: (id) =>
    id.endsWith('?of-store') ? readFileSync(id.replace('?of-store', ''), 'utf8') : null,
};

/** What every page needs of others' code, in one file that outlives our own changes. */
const vendorChunk = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store|redux|redux-thunk|styled-components|stylis|react-intl|intl-messageformat|@formatjs\/[\w-]+)\//,
};

/** Pages that have a picture of their own, in all four languages, for those who share them. */
const pagesWithPictures = (): string[] => {
  const files = existsSync(resolveFromWeb('public/og'))
    ? readdirSync(resolveFromWeb('public/og'))
    : [];
  const stems = files.flatMap((file) => /^(.+)-it\.jpg$/.exec(file)?.[1] ?? []);
  return stems.filter((stem) =>
    ['en', 'es', 'fr'].every((language) => files.includes(`${stem}-${language}.jpg`)),
  );
};

/** `vite build -c web/vite.config.ts` makes dist/client, with `--ssr entry-server.tsx` it makes dist/ssr/entry-server.js. */
// eslint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: resolveFromWeb('.'),
  define: { __OG_PICTURES__: JSON.stringify(pagesWithPictures()) },
  publicDir: isSsrBuild ? false : 'public',
  plugins: [precompileMessagesPlugin, slimStoreToolkitPlugin, react(), deferHydrationPlugin],
  oxc: { plugins: { styledComponents } },
  html: { cspNonce: '__NONCE__' },
  resolve: {
    dedupe: ['react', 'react-dom', 'styled-components'],
    alias: command === 'build' && !isSsrBuild ? noParserAlias : {},
  },
  build: {
    emptyOutDir: true,
    ...(isSsrBuild
      ? {
          ssr: resolveFromWeb('entry-server.tsx'),
          outDir: resolveFromWeb('../dist/ssr'),
          target: 'node20',
        }
      : {
          outDir: resolveFromWeb('../dist/client'),
          manifest: true,
          target: 'es2022',
          assetsInlineLimit: 0,
          rolldownOptions: { output: { codeSplitting: { groups: [vendorChunk] } } },
        }),
  },
}));
