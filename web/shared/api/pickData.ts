/**
 * `selectFromResult` for components that need only the data of a query. The component is not
 * rendered again when a request starts or returns equal data.
 */
export const pickData = <Data>({ currentData }: { readonly currentData?: Data }) => ({
  currentData,
});
