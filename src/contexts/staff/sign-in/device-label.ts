const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPad/, 'iPad'],
  [/iPhone|iPod/, 'iPhone'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];
/** In this order: most browsers also carry the names of those that came before them. */
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
 * A device as its owner would name it, "Chrome su Android"; empty when nothing is recognised. Always words of ours and never what the
 * browser wrote, so that neither versions nor somebody's text are kept.
 */
export const formatDeviceLabel = (userAgent: string): string => {
  const [browser, system] = [findName(userAgent, BROWSERS), findName(userAgent, SYSTEMS)];
  return browser && system ? `${browser} su ${system}` : (browser ?? system ?? '');
};
