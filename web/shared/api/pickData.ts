/**
 * `selectFromResult` of a component that needs only the data of a query. A request that starts, or
 * that brings the same data again, does not render the component.
 */
export const pickData = <Data>({ currentData }: { readonly currentData?: Data }) => ({
  currentData,
});
