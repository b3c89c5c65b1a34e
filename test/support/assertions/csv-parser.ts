/**
 * Parses CSV (RFC 4180) with semicolons. Does not use the CSV library of the export, which would
 * accept its own mistakes. A bare `\n` or `\r` also ends a record, as in spreadsheets.
 */
export const parseCsv = (text: string): string[][] => {
  const source = text.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const quotedCell = (): string => {
    let cell = '';
    for (at += 1; ; at += 1) {
      const end = source.indexOf('"', at);
      if (end < 0) throw new Error(`a quote is not closed: ${source.slice(at, at + 80)}`);
      cell += source.slice(at, end);
      at = end + 1;
      if (source[at] !== '"') return cell;
      cell += '"';
    }
  };
  const bareCell = (): string => {
    const cell = /^[^;\r\n]*/.exec(source.slice(at))![0];
    if (cell.includes('"'))
      throw new Error(`a quote stands in an unquoted cell: ${cell.slice(0, 80)}`);
    at += cell.length;
    return cell;
  };
  while (at < source.length) {
    row.push(source[at] === '"' ? quotedCell() : bareCell());
    if (source[at] === ';') {
      at += 1;
      if (at < source.length) continue;
      row.push('');
    }
    at += source.startsWith('\r\n', at) ? 2 : 1;
    rows.push(row);
    row = [];
  }
  return rows;
};
