import type { CSSProperties, ReactNode } from 'react';

type TableProps = {
  readonly className?: string;
  readonly width?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
};

/**
 * A table for layout, because mail programs render tables most reliably. Screen readers ignore its
 * structure.
 */
export const LayoutTable = ({ children, ...props }: TableProps) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} border={0} {...props}>
    <tbody>{children}</tbody>
  </table>
);

type CellProps = {
  readonly className?: string;
  readonly align?: 'center' | 'right';
  readonly style: CSSProperties;
  readonly children: ReactNode;
};

export const LayoutCell = ({ children, ...props }: CellProps) => <td {...props}>{children}</td>;
