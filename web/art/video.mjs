import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sheet } from './ink/canvas-primitives.mjs';
import { FILMS } from './scenes/film-list.mjs';

const FRAMES = 240;
const RATE = 24;
const BT709 = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];

const ffmpeg = (...args) =>
  spawn('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['pipe', 'inherit', 'inherit'] });

const finished = async (child) => {
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
};

const drawFrames = async ({ width, height, draw }, path) => {
  const { pen } = sheet(width, height);
  const raw = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-s',
    `${width}x${height}`,
    '-r',
    `${RATE}`,
    '-i',
    '-',
  ];
  const child = ffmpeg(
    ...raw,
    '-vf',
    'scale=in_range=full:out_range=tv:out_color_matrix=bt709',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '6',
    '-pix_fmt',
    'yuv444p',
    '-threads',
    '1',
    ...BT709,
    path,
  );
  const done = finished(child);
  for (let i = 0; i < FRAMES; i++) {
    draw(pen, i / FRAMES);
    const { data } = pen.getImageData(0, 0, width, height);
    if (!child.stdin.write(Buffer.from(data.buffer))) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  await done;
};

const encode = async (from, { name, size, av1, h264 }) => {
  const to = fileURLToPath(new URL(`../public/video/${name}`, import.meta.url));
  const scale = size ? ['-vf', `scale=${size}:flags=lanczos`] : [];
  await finished(
    ffmpeg(
      '-i',
      from,
      ...scale,
      '-pix_fmt',
      'yuv420p10le',
      '-c:v',
      'libsvtav1',
      '-preset',
      '5',
      '-crf',
      `${av1}`,
      '-g',
      '300',
      '-svtav1-params',
      'lp=1:tune=0',
      ...BT709,
      '-an',
      `${to}.webm`,
    ),
  );
  await finished(
    ffmpeg(
      '-i',
      from,
      ...scale,
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'animation',
      '-crf',
      `${h264}`,
      '-g',
      '300',
      '-threads',
      '1',
      '-movflags',
      '+faststart',
      ...BT709,
      '-an',
      `${to}.mp4`,
    ),
  );
};

const film = async (which) => {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const frames = join(folder, 'frames.mkv');
  await drawFrames(which.build(), frames);
  await encode(frames, which);
  rmSync(folder, { recursive: true });
  process.stdout.write(`${which.name}\n`);
};

/** `npm run art:video` makes all films. Arguments select films by name. */
if (spawnSync('ffmpeg', ['-version']).error) {
  process.stderr.write(
    'The films need ffmpeg with libsvtav1 and libx264 on the path: install it, then run this again.\n',
  );
  process.exit(1);
}
const wanted = process.argv.slice(2);
for (const each of FILMS) if (wanted.length === 0 || wanted.includes(each.name)) await film(each);
