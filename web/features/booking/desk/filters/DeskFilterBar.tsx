import { styled } from 'styled-components';
import type { DeskSummary } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { DayFilter } from './DayFilter.tsx';
import { resolveDate, type DeskFilters } from './deskFilterParams.ts';
import { GuestSearch } from './GuestSearch.tsx';
import { statusFilterChips } from './statusFilters.ts';

type Props = {
  filters: DeskFilters;
  summary: DeskSummary | undefined;
  onFilters: (changes: Partial<DeskFilters>) => void;
  onSearch: (text: string) => void;
};

export const DeskFilterBar = ({
  filters: { day, status },
  summary,
  onFilters,
  onSearch,
}: Props) => {
  const date = resolveDate(day);
  return (
    <Filters>
      <DayFilter day={day} onDay={(next) => onFilters({ day: next })} />
      {date && <LongDate>{formatLongDate(date)}</LongDate>}
      <GuestSearch onSearch={onSearch} />
      <FilterChips
        label="Filtra le prenotazioni"
        chips={statusFilterChips(summary, status)}
        chosen={status}
        onChoose={(next) => onFilters({ status: next })}
      />
    </Filters>
  );
};

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 22px;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 24px;
  > form {
    flex: 0 1 290px;
    margin-left: auto;
  }
  > :last-child {
    flex: 1 0 100%;
  }
  ${media.narrow} {
    gap: 12px;
    > form {
      flex: 1 1 260px;
    }
  }
`;
const LongDate = styled.p`
  font: 600 1.25rem/1.2 ${font.display};
  font-variant-numeric: lining-nums;
  color: ${color.textMuted};
  &::first-letter {
    text-transform: uppercase;
  }
`;
