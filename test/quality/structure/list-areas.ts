/** Words in the paths of the files of a capability. */
const CAPABILITIES: Readonly<Record<string, RegExp>> = {
  'waiting list': /waiting-?list/i,
  audit: /audit|checkpoint/i,
  mails: /mail/i,
  'private events': /private-events|quote/i,
  limits: /turn-?limit|\/limits\//i,
  closures: /closure/i,
  push: /push/i,
};

/** Returns the context, the feature or the top folder of a file. */
const toArea = (path: string): string => {
  const [root, folder, name] = path.split('/');
  return folder === 'contexts' || folder === 'features'
    ? `${root}/${folder}/${name}`
    : `${root}/${folder}`;
};

/** Lists the areas over which each capability is spread, as rows of a table. */
export const listAreas = (paths: readonly string[]): (readonly [string, string])[] =>
  Object.entries(CAPABILITIES).map(([capability, words]) => {
    const areas = [...new Set(paths.filter((path) => words.test(path)).map(toArea))].sort();
    return [`areas of ${capability}`, `${areas.length}: ${areas.join(', ')}`];
  });
