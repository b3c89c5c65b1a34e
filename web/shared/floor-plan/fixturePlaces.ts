/** Labels on the plan, which each screen translates. */
export type FixtureWord =
  | 'window'
  | 'oven'
  | 'fireplace'
  | 'entrance'
  | 'valley'
  | 'majolica'
  | 'cellar'
  | 'stairs'
  | 'sunset'
  | 'pergola'
  | 'pomegranate';

export type Fixture =
  | 'window'
  | 'garland'
  | 'oven'
  | 'fireplace'
  | 'door'
  | 'openArches'
  | 'majolica'
  | 'cellar'
  | 'stairs'
  | 'balustrade'
  | 'pergola'
  | 'pomegranate';

/** Position and size of a fixture, in percent of the room. */
export type FixturePlace = {
  readonly fixture: Fixture;
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width: number;
  readonly height?: number;
  /** On wide screens, the fixture becomes narrower by the same factor as the tables. */
  readonly isScaled?: true;
};

export type WordPlace = {
  readonly word: FixtureWord;
  readonly x: number;
  readonly y: number;
  readonly isVertical?: true;
};

type Room = { readonly fixtures: readonly FixturePlace[]; readonly words: readonly WordPlace[] };

const groundFloor: Room = {
  fixtures: [
    { fixture: 'window', left: 0, top: 9, width: 3, height: 21 },
    { fixture: 'window', left: 0, top: 36, width: 3, height: 21 },
    { fixture: 'garland', left: 24, top: 1.5, width: 52 },
    { fixture: 'oven', right: 0, top: 42, width: 15, isScaled: true },
    { fixture: 'fireplace', left: 57, bottom: 0, width: 22, isScaled: true },
    { fixture: 'door', left: 26, bottom: 0, width: 16, isScaled: true },
  ],
  words: [
    { word: 'window', x: 6, y: 33, isVertical: true },
    { word: 'oven', x: 92, y: 61 },
    { word: 'fireplace', x: 87, y: 96 },
    { word: 'entrance', x: 17, y: 96 },
  ],
};

const firstFloor: Room = {
  fixtures: [
    { fixture: 'openArches', left: 4, top: 0, width: 92, height: 7 },
    { fixture: 'cellar', left: 0, top: 34, width: 6, height: 30 },
    { fixture: 'majolica', left: 3, bottom: 0, width: 56, height: 4 },
    { fixture: 'stairs', right: 0, bottom: 0, width: 22, isScaled: true },
  ],
  words: [
    { word: 'valley', x: 50, y: 10 },
    { word: 'cellar', x: 9, y: 49, isVertical: true },
    { word: 'majolica', x: 66, y: 97 },
    { word: 'stairs', x: 92, y: 76 },
  ],
};

const secondFloor: Room = {
  fixtures: [
    { fixture: 'balustrade', left: 0, top: 0, width: 100, height: 5 },
    { fixture: 'garland', left: 8, top: 42, width: 84 },
    { fixture: 'pergola', left: 2, top: 60, width: 54, height: 33 },
    { fixture: 'pomegranate', right: 3, bottom: 14, width: 20, isScaled: true },
    { fixture: 'stairs', right: 18, bottom: 0, width: 20, isScaled: true },
  ],
  words: [
    { word: 'sunset', x: 50, y: 8 },
    { word: 'pergola', x: 29, y: 96 },
    { word: 'pomegranate', x: 90, y: 90 },
    { word: 'stairs', x: 90, y: 97 },
  ],
};

export const rooms: Readonly<Record<number, Room>> = {
  0: groundFloor,
  1: firstFloor,
  2: secondFloor,
};
