export const mapWithConcurrency = async <Item, Result>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const lane = async () => {
    for (let place = next++; place < items.length; place = next++)
      results[place] = await work(items[place]!);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
};
