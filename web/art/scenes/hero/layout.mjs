export const WIDE = {
  width: 1920,
  height: 1080,
  sun: { x: 1248, y: 716, r: 112 },
  horizon: 786,
  parapet: 978,
  etna: { x: 924, peak: 578, base: 790, left: 760, right: 640 },
  enna: { x: 1334, y: 600, scale: 1.1 },
  strings: [
    [[-40, -30], [760, -60], 150],
    [[700, -60], [1500, -70], 165],
    [[1440, -70], [2000, 90], 120],
    [[300, -60], [-60, 250], 60],
  ],
  lemon: { x: 1985, y: -44, scale: 0.98 },
  stillLife: { x: 1298, scale: 0.84 },
  pricklyPear: { x: 150, scale: 0.52 },
};

export const TALL = {
  width: 1080,
  height: 1920,
  sun: { x: 520, y: 1126, r: 100 },
  horizon: 1192,
  parapet: 1584,
  etna: { x: 300, peak: 972, base: 1200, left: 560, right: 470 },
  enna: { x: 560, y: 1012, scale: 0.92 },
  strings: [
    [[-40, -40], [560, -60], 170],
    [[520, -60], [1130, 60], 190],
  ],
  lemon: { x: 1140, y: -40, scale: 0.78 },
  stillLife: { x: 500, scale: 0.8 },
  pricklyPear: { x: 96, scale: 0.62 },
};

export const isWide = ({ width, height }) => width > height;
