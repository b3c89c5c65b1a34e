const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** The order matters, because most user agents also contain names of browsers from later rows. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/OPR\//, 'Opera'],
  [/Edg(A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const findName = (userAgent: string, names: typeof SYSTEMS) =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/**
 * Returns browser and system for display. Contains only names from the lists above, because a user
 * agent may contain any text.
 */
export const formatDeviceLabel = (userAgent: string): string => {
  const [browser, system] = [findName(userAgent, BROWSERS), findName(userAgent, SYSTEMS)];
  return browser && system ? `${browser} su ${system}` : (browser ?? system ?? '');
};
