import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { FilterChips } from '#web/shared/ui/controls/FilterChips.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { TabHeader } from '#web/shared/ui/layout/staffTabLayout.ts';
import { formatClockTime } from '#web/shared/dates/formatItalianDates.ts';

export type CapacityView = 'day' | 'week';

type Props = {
  date: string;
  onDate: (date: string) => void;
  view: CapacityView;
  onView: (view: CapacityView) => void;
  period: string;
  onStep: (direction: -1 | 1) => void;
  isFetching: boolean;
  onRefresh: () => void;
  readAt: number | undefined;
};

export const CapacityToolbar = ({
  date,
  onDate,
  view,
  onView,
  period,
  onStep,
  isFetching,
  onRefresh,
  readAt,
}: Props) => (
  <Head>
    <Title>
      <h2>Capacità</h2>
      <p>
        {period}
        {readAt !== undefined && <> · aggiornato alle {formatClockTime(readAt)}</>}
      </p>
    </Title>
    <FilterChips
      label="Vista"
      chosen={view}
      onChoose={onView}
      chips={[
        { key: 'day', label: 'Giorno' },
        { key: 'week', label: 'Settimana' },
      ]}
    />
    <Controls>
      <DateStepper date={date} view={view} onDate={onDate} onStep={onStep} />
      <Button $size="sm" aria-busy={isFetching} onClick={onRefresh}>
        {isFetching && <Spinner $size={18} />}Aggiorna
      </Button>
    </Controls>
  </Head>
);

const DateStepper = ({
  date,
  view,
  onDate,
  onStep,
}: Pick<Props, 'date' | 'view' | 'onDate' | 'onStep'>) => (
  <>
    <Step
      $variant="secondary"
      $size="sm"
      aria-label={`${unit[view]} precedente`}
      onClick={() => onStep(-1)}
    >
      ←
    </Step>
    <Day label="Data">
      {(control) => (
        <Input
          {...control}
          type="date"
          value={date}
          onChange={({ target }) => {
            if (target.value) onDate(target.value);
          }}
        />
      )}
    </Day>
    <Step
      $variant="secondary"
      $size="sm"
      aria-label={`${unit[view]} ${view === 'day' ? 'successivo' : 'successiva'}`}
      onClick={() => onStep(1)}
    >
      →
    </Step>
  </>
);

const unit: Record<CapacityView, string> = { day: 'Giorno', week: 'Settimana' };

const Head = styled(TabHeader)`
  > [role='group'] {
    align-self: end;
  }
`;
const Title = styled.div`
  margin-right: auto;
  p {
    margin-top: 8px;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
`;
const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  ${media.narrow} {
    width: 100%;
    > :last-child {
      flex: 1 1 7.5rem;
    }
  }
`;
const Day = styled(Field)`
  width: 11.875rem;
  ${media.narrow} {
    flex: 1 1 9.375rem;
    width: auto;
  }
  input {
    min-height: 44px;
    padding-block: 8px;
  }
  ${media.largeText} {
    order: -1;
    flex-basis: 100%;
  }
`;
const Step = styled(Button)`
  width: 48px;
  padding-inline: 0;
  font-size: 1.25rem;
`;
