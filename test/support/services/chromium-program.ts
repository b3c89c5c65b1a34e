import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Unpacks Chromium into a folder named by version and returns the program's path. TMPDIR is
 * changed, because the package reuses a Chromium of any version in TMPDIR.
 */
export const extractChromium = async (): Promise<string> => {
  const { version } = JSON.parse(
    readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'),
  ) as { version: string };
  const folder = resolve('node_modules/.cache/chromium', version);
  mkdirSync(folder, { recursive: true });
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await (await import('@sparticuz/chromium')).default.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
};

/**
 * Replaces the package's own launch arguments, which disable web security and would hide cookie and
 * origin errors.
 */
export const chromiumLaunchArguments = [
  // Without a graphics card, emulating the GPU would make drawing slower.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];
