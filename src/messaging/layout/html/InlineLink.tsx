import type { ReactNode } from 'react';
import { color } from './colors-and-fonts.ts';

type Props = {
  readonly href: string;
  readonly isUnbroken?: boolean;
  readonly children?: ReactNode;
};

export const InlineLink = ({ href, isUnbroken = false, children }: Props) => (
  <a
    href={href}
    style={{
      color: color.blue,
      fontWeight: 600,
      ...(isUnbroken ? { whiteSpace: 'nowrap' } : {}),
    }}
  >
    {children}
  </a>
);
