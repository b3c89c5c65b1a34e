/** What tests and the testing library read of a style. */
const READ = ['display', 'visibility', 'pointer-events', 'opacity', 'background'];

type StylisElement = { type: string; props: string | string[] };

/**
 * Plugin of styled-components that omits all other properties, and rules that are empty without
 * them. jsdom has no layout, and matches each rule with each element whose role a test looks up.
 */
export const keepVisibilityStyles = (element: StylisElement): void => {
  if (element.type === 'decl' && !READ.includes(String(element.props))) element.type = 'comm';
};
