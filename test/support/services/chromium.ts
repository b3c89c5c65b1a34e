import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Unpacks Chromium into a folder of its own version and returns the path of the program. The package reuses any
 * `<TMPDIR>/chromium` it finds, even one of another version, hence the private TMPDIR.
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

/** Our own: the package's default arguments switch web security off and would hide cookie and origin faults. */
export const chromiumLaunchArguments = [
  // Without a graphics card, software rasterisation is twice as fast as an emulated GPU.
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--font-render-hinting=none',
  '--hide-scrollbars',
];
