import type { ReactNode } from 'react';
import { color } from '../ui/theme/tokens.ts';
import type { Fixture } from './fixturePlaces.ts';

type Drawing = { readonly viewBox: string; readonly stretched?: true; readonly shapes: ReactNode };

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

const bulbs = [2, 244, 486].map((x) => <rect key={x} x={x} y="4" width="32" height="32" />);

const stairs = range(6).map((step) => (
  <path key={step} d={`M${10 + step * 16} 2V58`} stroke={color.cobalt} strokeWidth="3" />
));

const bottles = range(10).map((bottle) => (
  <circle
    key={bottle}
    cx={bottle % 2 ? 22 : 8}
    cy={9 + Math.floor(bottle / 2) * 18}
    r="5.5"
    fill={bottle % 3 ? color.pomegranate : color.green}
  />
));

const tiles = range(14).map((tile) => (
  <path
    key={tile}
    d={`M${tile * 20 + 10} 2L${tile * 20 + 18} 10L${tile * 20 + 10} 18L${tile * 20 + 2} 10Z`}
    fill={tile % 2 ? color.ochre : color.cobalt}
  />
));

const balusters = range(20).map((post) => (
  <path key={post} d={`M${5 + post * 10} 4V16`} stroke={color.gold} strokeWidth="3" />
));

const openArches = range(4).map((arch) => (
  <path
    key={arch}
    d={`M${arch * 50 + 4} 0V7A21 12 0 0 0 ${arch * 50 + 46} 7V0Z`}
    fill={color.skyBlue}
    stroke={color.cobalt}
    strokeWidth="2"
  />
));

const fruits = [
  [34, 34],
  [60, 26],
  [48, 54],
  [70, 52],
].map(([x, y]) => <circle key={x} cx={x} cy={y} r="6" fill={color.pomegranate} />);

export const fixtureDrawings: Readonly<Record<Fixture, Drawing>> = {
  window: {
    viewBox: '0 0 12 90',
    stretched: true,
    shapes: (
      <g fill={color.skyBlue} stroke={color.cobalt} strokeWidth="3">
        <rect y="1.5" width="11" height="87" />
        <path d="M0 45H11" />
      </g>
    ),
  },
  garland: {
    viewBox: '-3 0 526 60',
    shapes: (
      <g fill={color.sand} stroke={color.gold} strokeWidth="4">
        <path d="M34 22Q147 74 243 22M277 22Q373 74 486 22" fill="none" strokeDasharray="9 8" />
        {bulbs}
      </g>
    ),
  },
  oven: {
    viewBox: '0 0 90 96',
    shapes: (
      <>
        <path
          d="M90 2H46A44 46 0 0 0 46 94H90Z"
          fill={color.peach}
          stroke={color.terracotta}
          strokeWidth="4"
        />
        <path d="M90 26H58A20 22 0 0 0 58 70H90Z" fill={color.brick} />
      </>
    ),
  },
  fireplace: {
    viewBox: '0 0 150 24',
    shapes: (
      <>
        <rect
          x="1.5"
          y="1.5"
          width="147"
          height="24"
          fill={color.terracotta}
          stroke={color.brick}
          strokeWidth="3"
        />
        <rect x="34" y="8" width="82" height="18" fill={color.plum} />
      </>
    ),
  },
  door: {
    viewBox: '0 0 100 100',
    shapes: (
      <g fill="none" stroke={color.cobalt}>
        <path d="M3 97A94 94 0 0 1 97 3" strokeWidth="2.5" strokeDasharray="6 6" />
        <path d="M97 100V3" strokeWidth="5" />
      </g>
    ),
  },
  openArches: { viewBox: '0 0 200 20', stretched: true, shapes: openArches },
  majolica: {
    viewBox: '0 0 280 20',
    stretched: true,
    shapes: (
      <>
        <rect width="280" height="20" fill={color.frost} />
        {tiles}
      </>
    ),
  },
  cellar: {
    viewBox: '0 0 30 90',
    stretched: true,
    shapes: (
      <>
        <rect width="29" height="90" fill={color.linen} stroke={color.plum} strokeWidth="2" />
        {bottles}
      </>
    ),
  },
  stairs: {
    viewBox: '0 0 100 60',
    shapes: (
      <>
        <rect width="100" height="60" fill={color.surface} />
        {stairs}
        <path d="M2 58V2H100" fill="none" stroke={color.cobalt} strokeWidth="4" />
      </>
    ),
  },
  balustrade: {
    viewBox: '0 0 200 20',
    stretched: true,
    shapes: (
      <>
        <path d="M0 2H200M0 18H200" stroke={color.gold} strokeWidth="3" />
        {balusters}
      </>
    ),
  },
  pergola: {
    viewBox: '0 0 200 120',
    stretched: true,
    shapes: (
      <g fill="none" stroke={color.green} strokeWidth="1.5">
        <rect x="1" y="1" width="198" height="118" strokeDasharray="5 5" />
        <path d="M1 30H199M1 60H199M1 90H199" strokeDasharray="2 7" />
      </g>
    ),
  },
  pomegranate: {
    viewBox: '0 0 100 80',
    shapes: (
      <>
        <path
          d="M20 60C4 54 6 32 20 28C22 8 50 2 60 12C82 4 98 24 90 40C98 56 84 68 70 66C58 80 34 76 20 60Z"
          fill={color.sage}
          stroke={color.green}
          strokeWidth="3"
        />
        {fruits}
      </>
    ),
  },
};
