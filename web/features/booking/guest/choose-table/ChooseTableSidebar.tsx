import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import type { ChosenTable, SearchedSlot } from '../bookingFlowTypes.ts';
import type { Covers } from './coverAvailability.ts';
import { CoversLeftGauge } from './CoversLeftGauge.tsx';
import { Aside } from '../stepLayout.ts';
import { BookingSummary } from '../BookingSummary.tsx';

const Panel = styled(Aside)`
  > button {
    width: 100%;
  }
  @media (min-width: 600px) and (max-width: 1180px) {
    grid-template-columns: auto auto 1fr;
    gap: 16px 28px;
    align-items: center;
    > h3,
    > button {
      grid-column: 1 / -1;
    }
    > div {
      padding: 4px 0 4px 28px;
      border-top: 0;
      border-left: 1px solid ${color.line};
    }
  }
  ${media.narrow} {
    > button {
      display: none;
    }
  }
`;

type Props = {
  searched: SearchedSlot;
  chosen: ChosenTable | null;
  covers: Covers;
  known: boolean;
  children: ReactNode;
};

export const ChooseTableSidebar = ({ searched, chosen, covers, known, children }: Props) => {
  const words = useTranslation();
  return (
    <Panel as="aside" $tone="sand" aria-labelledby="capacity-title">
      <h3 id="capacity-title">{words('booking.gauge')}</h3>
      {known && <CoversLeftGauge {...covers} />}
      <BookingSummary searched={searched} chosen={chosen} />
      {children}
    </Panel>
  );
};
