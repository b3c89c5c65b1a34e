import { TALL as FESTA_TALL, WIDE as FESTA_WIDE } from './festa/perspective.mjs';
import { buildFesta } from './festa/scene.mjs';
import { TALL as HERO_TALL, WIDE as HERO_WIDE } from './hero/layout.mjs';
import { buildHero } from './hero/scene.mjs';

/**
 * Films of the site. `av1` and `h264` are CRF values. With higher values, the grain would visibly
 * move.
 */
export const FILMS = [
  { name: 'hero-1080', build: () => buildHero(HERO_WIDE), av1: 52, h264: 31 },
  { name: 'hero-720x1280', build: () => buildHero(HERO_TALL), size: '720:1280', av1: 48, h264: 29 },
  { name: 'festa-1080', build: () => buildFesta(FESTA_WIDE), av1: 47, h264: 28 },
  {
    name: 'festa-720x1280',
    build: () => buildFesta(FESTA_TALL),
    size: '720:1280',
    av1: 46,
    h264: 28,
  },
];
