import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { venue } from '../../../src/venue.ts';
import { Button } from '../../shared/ui/Button.ts';
import { Wrap } from '../../shared/ui/text.ts';
import { color, font, media } from '../../shared/ui/tokens.ts';
import { useLeave } from './useLeave.ts';

type Props = { subtitle?: ReactNode; children?: ReactNode };

/** Head of the staff area; other actions stand before Logout. */
export const AdminHeader = ({ subtitle = venue.name, children }: Props) => {
  const { leave, isLeaving } = useLeave();
  return (
    <Ground>
      <Row>
        <img src="/brand/emblem-night.svg" width="48" height="48" alt="" />
        <Titles><h1>Amministrazione</h1><p>{subtitle}</p></Titles>
        <Actions>
          {children}
          <Button $variant="ghost" $size="sm" aria-disabled={isLeaving} aria-busy={isLeaving} onClick={() => void leave()}>Logout</Button>
        </Actions>
      </Row>
    </Ground>
  );
};

const Ground = styled.header`background: ${color.notte2}; color: ${color.smalto};`;
const Row = styled(Wrap)`
  display: flex; flex-wrap: wrap; align-items: center; gap: 12px 16px; padding-block: 16px;
  ${media.narrow} { gap: 12px; padding-block: 12px; img { width: 40px; height: 40px; } }
`;
const Titles = styled.div`
  min-width: 0;
  h1 { font: 600 25px/1.1 ${font.display}; }
  p { font-size: 13.5px; line-height: 1.5; color: ${color.celeste}; }
  ${media.narrow} { h1 { font-size: 21px; } }
`;
// On a phone the actions get a row of their own; a single one stays beside the title.
const Actions = styled.div`
  display: flex; flex-wrap: wrap; gap: 10px; margin-left: auto;
  ${media.narrow} { gap: 6px; }
  @media (max-width: 560px) { &:has(> :nth-child(2)) { flex: 1 0 100%; > * { flex: 1 1 auto; } } }
`;
