import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMayCall } from '#web/shared/access/permissions.tsx';
import { venue } from '#src/venue.ts';
import { Button, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { tonightLink } from './adminLinks.ts';
import { useLeaveAction } from './useLogout.ts';

/** `action`: a button that tablets always show and phones show only in the expanded menu. */
type Props = { subtitle?: ReactNode; action?: ReactNode; children?: ReactNode };

export const AdminHeader = ({ subtitle = venue.name, action, children }: Props) => {
  const mayCall = useMayCall();
  const leave = useLeaveAction();
  const [open, setOpen] = useState(false);
  const more = useId();
  return (
    <Ground>
      <Row>
        <img src="/brand/emblem-night.svg" width="48" height="48" alt="" />
        <Titles>
          <h1>Amministrazione</h1>
          <p>{subtitle}</p>
        </Titles>
        <Actions>
          {mayCall(tonightLink) && (
            <ButtonLink to={tonightLink.to} $variant="accent" $size="sm">
              {tonightLink.label}
            </ButtonLink>
          )}
          <More
            $variant="onDark"
            $size="sm"
            aria-expanded={open}
            aria-controls={more}
            onClick={() => setOpen(!open)}
          >
            Altro
          </More>
          <Places id={more} $open={open}>
            {children}
          </Places>
          {action && <Action $open={open}>{action}</Action>}
          <Button $variant="onDark" $size="sm" onClick={() => void leave()}>
            Logout
          </Button>
        </Actions>
      </Row>
    </Ground>
  );
};

/** Narrower screens have no room for all links of an administrator in one row. */
const folded = '@media (max-width: 105em)';
const phone = '@media (max-width: 35em)';

const Ground = styled.header`
  background: ${color.navy};
  color: ${color.ivory};
`;
const Row = styled(PageWidth)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  padding-block: 16px;
  ${media.narrow} {
    gap: 12px;
    padding-block: 12px;
    img {
      width: 40px;
      height: 40px;
    }
  }
  ${phone} {
    gap: 8px 6px;
    padding-block: 8px;
    img {
      display: none;
    }
  }
`;
const Titles = styled.div`
  min-width: 0;
  h1 {
    font: 600 1.5625rem/1.1 ${font.display};
  }
  p {
    font-size: 0.84375rem;
    line-height: 1.5;
    color: ${color.skyBlue};
  }
  ${media.narrow} {
    h1 {
      font-size: 1.3125rem;
    }
  }
  ${folded} {
    margin-right: auto;
  }
  ${phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    flex: 1 0 100%;
    column-gap: 8px;
    h1 {
      font-size: clamp(0.875rem, calc(8vw - 0.6875rem), 1.3125rem);
    }
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-left: auto;
  ${media.medium} {
    gap: 6px;
  }
  ${folded} {
    display: contents;
  }
  ${phone} {
    button {
      padding-inline: 6px;
    }
  }
`;
const More = styled(Button)`
  display: none;
  ${folded} {
    display: inline-flex;
  }
`;
const Places = styled.div<{ $open: boolean }>`
  display: contents;
  ${folded} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    gap: 6px;
    order: 1;
    flex: 1 0 100%;
  }
`;
const Action = styled.div<{ $open: boolean }>`
  ${phone} {
    display: ${({ $open }) => ($open ? 'grid' : 'none')};
    order: 1;
    flex: 1 0 100%;
  }
`;
