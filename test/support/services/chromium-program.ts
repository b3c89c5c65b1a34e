import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Unpacks Chromium and returns its path. TMPDIR is changed during the call, because the package
 * would otherwise reuse another version of Chromium in it.
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
 * The package's own launch arguments are not used, because they disable web security and would hide
 * cookie and origin errors.
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
