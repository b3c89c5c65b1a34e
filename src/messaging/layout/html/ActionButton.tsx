import type { Action } from '../mail-view.ts';
import { color } from './colors-and-fonts.ts';
import { LayoutCell, LayoutTable } from './LayoutTable.tsx';
import { sansText } from './text-styles.ts';

type Props = { readonly action: Action; readonly isPrimary: boolean };

const colors = {
  primary: { background: color.yellow, border: color.yellowBorder, text: color.night },
  secondary: { background: color.card, border: color.blue, text: color.blue },
} as const;

/** A button of 50 px height. Each mail has one primary button, which is yellow. */
export const ActionButton = ({ action, isPrimary }: Props) => {
  const kind = isPrimary ? 'primary' : 'secondary';
  const { background, border, text } = colors[kind];
  return (
    <LayoutTable className="full">
      <tr>
        <LayoutCell
          className={kind}
          align="center"
          style={{
            backgroundColor: background,
            border: `1px solid ${border}`,
            borderRadius: '3px',
          }}
        >
          <a
            className="button"
            href={action.href}
            style={{
              display: 'inline-block',
              padding: '15px 30px',
              ...sansText(17, 20),
              fontWeight: 700,
              color: text,
              textDecoration: 'none',
              whiteSpace: 'nowrap',
            }}
          >
            {action.label}
          </a>
        </LayoutCell>
      </tr>
    </LayoutTable>
  );
};
