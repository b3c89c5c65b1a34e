/** SQL for a timestamptz column as an ISO instant in UTC, milliseconds included, whatever the driver makes of dates. */
export const isoInstantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
