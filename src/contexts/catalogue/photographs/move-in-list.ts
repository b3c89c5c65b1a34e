/**
 * Moves `item` to `position`, which counts from 1. A position after the end moves it to the end.
 */
export const moveInList = <Item>(
  list: readonly Item[],
  item: Item,
  position: number,
): readonly Item[] => {
  const others = list.filter((other) => other !== item);
  return [...others.slice(0, position - 1), item, ...others.slice(position - 1)];
};
