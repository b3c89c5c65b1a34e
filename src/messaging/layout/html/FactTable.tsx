import type { FactRow, MailView } from '../mail-view.ts';
import { color } from './colors-and-fonts.ts';
import { mutedText, sansText, serifText } from './text-styles.ts';

const line = `1px solid ${color.line}`;

const Row = ({ row, isFirst }: { readonly row: FactRow; readonly isFirst: boolean }) => {
  const border = isFirst ? {} : { borderTop: line };
  const valueStyle = row.weight === 'heading' ? serifText(20, 24) : sansText(17, 24);
  return (
    <tr>
      <th
        scope="row"
        className="label line"
        align="left"
        style={{
          width: '124px',
          padding: '11px 12px 11px 0',
          ...border,
          ...mutedText(14, 24),
          fontWeight: 600,
          textAlign: 'left',
          verticalAlign: 'top',
        }}
      >
        {row.label}
      </th>
      <td
        className="text line"
        valign="top"
        style={{ padding: '11px 0', ...border, ...valueStyle }}
      >
        {row.weight === 'bold' ? <b>{row.value}</b> : row.value}
        {row.note === undefined ? null : (
          <>
            <br className="fact-break" />
            <span className="fact-note muted" style={mutedText(15, 22)}>
              {row.note}
            </span>
          </>
        )}
      </td>
    </tr>
  );
};

export const FactTable = ({ caption, rows }: NonNullable<MailView['facts']>) => (
  <table
    className="facts line"
    aria-label={caption}
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    border={0}
    style={{ borderTop: `2px solid ${color.blue}`, borderBottom: line }}
  >
    <tbody>
      {rows.map((row, index) => (
        <Row key={row.label} row={row} isFirst={index === 0} />
      ))}
    </tbody>
  </table>
);
