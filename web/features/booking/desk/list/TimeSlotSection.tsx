import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { CardGrid } from '#web/shared/ui/layout/staffCardStyles.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import type { TimeSlotGroup } from './groupByTimeSlot.ts';
import { formatPeople } from '../reservationText.ts';

type Props = {
  group: TimeSlotGroup<unknown>;
  day: string | undefined;
  children: ReactNode;
};

export const TimeSlotSection = ({
  group: { hours, description, parties, people, date },
  day,
  children,
}: Props) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h3 id={id}>{hours}</h3>
        {description && <p>{description}</p>}
        {date !== day && (
          <p>
            <b>{formatLongDate(date)}</b>
          </p>
        )}
        <Count>
          {parties === 1 ? '1 prenotazione' : `${parties} prenotazioni`} · {formatPeople(people)}
        </Count>
      </Head>
      <CardGrid>{children}</CardGrid>
    </Section>
  );
};

const Section = styled.section`
  & + & {
    margin-top: 34px;
  }
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: baseline;
  margin-bottom: 14px;
  padding-bottom: 10px;
  border-bottom: 2px solid ${color.cobalt};
  h3 {
    font-size: 1.75rem;
  }
  p {
    font-size: 1rem;
    color: ${color.textMuted};
  }
  ${media.narrow} {
    h3 {
      font-size: 1.5625rem;
    }
  }
`;
const Count = styled.p`
  && {
    margin-left: auto;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: ${color.text};
  }
`;
