import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Unpacks Chromium and returns its path. Changes TMPDIR during the call, because the package would
 * otherwise reuse another version from there.
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
 * Launch arguments of Chromium. The package's own arguments disable web security, which would hide
 * cookie and origin errors.
 */
export const chromiumLaunchArguments = [
  // Without a graphics card, an emulated GPU would make drawing slower.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];
