import type { Sql } from '#src/kernel/transaction.ts';

export const listDishPictureUrls = async (tx: Sql): Promise<string[]> => {
  const rows = await tx<{ url: string }>(
    `select image_url "url" from menu_items where image_url like '/public-objects/%'`,
  );
  return rows.map(({ url }) => url);
};
