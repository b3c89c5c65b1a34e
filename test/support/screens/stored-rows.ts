/** The rows of one list on the fake server, which a test reads and changes. */
export const storeRows = <Row extends { readonly id: string }>(initial: readonly Row[]) => {
  let rows = [...initial];
  const find = (id: string | undefined): Row => rows.find((row) => row.id === id)!;
  return {
    all: () => rows,
    find,
    add: (row: Row): Row => {
      rows = [...rows, row];
      return row;
    },
    change: (id: string | undefined, over: Partial<Row>): Row => {
      rows = rows.map((row) => (row.id === id ? { ...row, ...over } : row));
      return find(id);
    },
    remove: (id: string | undefined): void => {
      rows = rows.filter((row) => row.id !== id);
    },
  };
};
