/** `position` counts from 1. A position after the last one means the last. */
export const moveInList = <Item>(
  list: readonly Item[],
  item: Item,
  position: number,
): readonly Item[] => {
  const others = list.filter((other) => other !== item);
  return [...others.slice(0, position - 1), item, ...others.slice(position - 1)];
};
