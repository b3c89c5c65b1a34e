import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { languages } from '../src/contracts/languages.ts';
import { deferHydrationPlugin } from './vite-plugin-defer-hydration.ts';

const resolveFromWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/*
 * Gives components the same class names on server and client, which the hydration of lazy routes
 * requires.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, pure: true };

/** Parses messages with values or plurals at build time, so browsers need no parser. */
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

const vendorChunk = {
  name: 'libraries',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|use-sync-external-store|redux|redux-thunk|styled-components|stylis|react-intl|intl-messageformat|@formatjs\/[\w-]+)\//,
};

/**
 * Puts the small modules of all public pages into one chunk, because each further file costs
 * response headers.
 */
const publicPageChunk = {
  name: 'public-page',
  test: /src\/contracts\/languages\.ts$|web\/shared\/(dates\/(venueTimeFormat|dates|formatFrenchFirst|useFormatDate)|store\/injectReducer|stored-reservation\/storedText|ui\/(layout\/heroStyles|media\/(Picture|imageLoading)|theme\/tokens)|i18n\/useTranslation)\.tsx?$/,
};

const pagesWithPictures = (): string[] => {
  const files = existsSync(resolveFromWeb('public/og'))
    ? readdirSync(resolveFromWeb('public/og'))
    : [];
  const stems = files.flatMap((file) => /^(.+)-it\.jpg$/.exec(file)?.[1] ?? []);
  return stems.filter((stem) =>
    languages.every((language) => files.includes(`${stem}-${language}.jpg`)),
  );
};

// eslint-disable-next-line import/no-default-export -- Vite reads the default export.
export default defineConfig(({ command, isSsrBuild }) => ({
  root: resolveFromWeb('.'),
  define: {
    __IS_SERVER_BUNDLE__: String(isSsrBuild === true),
    __OG_PICTURES__: JSON.stringify(pagesWithPictures()),
    // Makes styled-components use the CSSOM in development as in production. The content security
    // policy blocks style elements with text, which are its default in development.
    SC_DISABLE_SPEEDY: 'false',
  },
  publicDir: isSsrBuild ? false : 'public',
  plugins: [precompileMessagesPlugin, react(), deferHydrationPlugin],
  oxc: { plugins: { styledComponents } },
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
          rolldownOptions: {
            output: {
              codeSplitting: { groups: [vendorChunk, publicPageChunk] },
              /*
               * Uses short names, because every visitor downloads the list of chunks in the entry
               * script.
               */
              chunkFileNames: 'assets/c-[hash].js',
            },
          },
        }),
  },
}));
