import { mix, P } from '../ink/palette.mjs';

/**
 * Colours of a tile by scheme: background (bg), five motif colours (a–e), and the dark centre (k).
 */
export const SCHEMES = {
  classica: {
    bg: P.smalto,
    a: P.cobalto,
    b: P.ocra,
    c: P.rame,
    d: P.azzurro,
    e: P.cotto,
    k: mix(P.cobalto, P.notte, 0.55),
  },
  cobalto: {
    bg: P.smalto,
    a: P.cobalto,
    b: P.cobalto2,
    c: P.azzurro,
    d: P.celeste,
    e: P.cobalto,
    k: P.notte2,
  },
  notte: {
    bg: P.notte2,
    a: P.celeste,
    b: P.zolfo,
    c: mix(P.rame2, P.salvia, 0.4),
    d: P.cobalto2,
    e: P.corallo,
    k: P.smalto,
  },
  solare: { bg: P.zolfo, a: P.cobalto, b: P.smalto, c: P.rame, d: P.ocra, e: P.cotto, k: P.notte2 },
  cotto: {
    bg: P.cotto,
    a: P.smalto,
    b: P.zolfo,
    c: P.manganese,
    d: P.mattone,
    e: P.paglia,
    k: P.manganese,
  },
  rame: { bg: P.rame, a: P.smalto, b: P.zolfo, c: P.salvia, d: P.bosco, e: P.pesca, k: P.bosco },
  tono: {
    bg: P.notte2,
    a: '#1B3268',
    b: '#1B3268',
    c: '#1A2F62',
    d: '#162A5A',
    e: '#1B3268',
    k: '#1B3268',
  },
};
