import type { Sql } from '#src/kernel/transaction.ts';

/** Lists the URLs of uploaded pictures of dishes, and of all photographs, including hidden ones. */
export const listPictureUrlsInUse = async (tx: Sql): Promise<string[]> => {
  const rows = await tx<{ url: string }>(
    `select image_url "url" from menu_items where image_url like '/public-objects/%'
     union all select image_url from photographs`,
  );
  return rows.map(({ url }) => url);
};
