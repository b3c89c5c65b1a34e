import * as Radix from '@radix-ui/react-dialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { setTurnLimit, type TurnLimitView } from '#src/contracts/booking/turn-limits.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { useReturnToOpener } from '#web/shared/hooks/useReturnToOpener.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { CloseButton } from '../drawer/CloseButton.ts';
import { Fields, Head, Label, PanelInput, panelBox, WholeLine } from '../entry/panelStyles.ts';
import { LimitForm } from './LimitForm.tsx';
import { LimitList } from './LimitList.tsx';
import { useTurnLimitsQuery } from './limitsApi.ts';
import { StrandedByLimit } from './StrandedByLimit.tsx';

type Props = { today: string; mealType: MealType; onClose: () => void };

/** Panel with the limits of a date. The book beside it stays up to date and usable. */
export const LimitsPanel = ({ today, mealType, onClose }: Props) => {
  const [date, setDate] = useState(today);
  const [stranded, show] = useState<TurnLimitView | null>(null);
  const { currentData: limits, error } = useTurnLimitsQuery(date);
  const opener = useReturnToOpener();
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Portal>
        <Panel
          {...opener}
          aria-describedby={undefined}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <Head>
            <Title>{date === today ? 'Limiti di stasera' : 'Limiti'}</Title>
            <CloseButton aria-label="Chiudi" />
          </Head>
          <Fields>
            <Label as="label" htmlFor="limits-date">
              Data
            </Label>
            <PanelInput
              id="limits-date"
              type="date"
              min={today}
              value={date}
              onChange={({ target }) => target.value >= today && setDate(target.value)}
            />
            <WholeLine>
              {error !== undefined && (
                <Alert live>{errorMessage(error, 'Non è stato possibile leggere i limiti.')}</Alert>
              )}
              {!limits && error === undefined && <Loading>Caricamento limiti...</Loading>}
              {limits && <LimitList limits={limits} onStranded={show} />}
            </WholeLine>
            <Permitted operation={setTurnLimit}>
              <LimitForm
                key={date}
                date={date}
                isToday={date === today}
                mealType={mealType}
                onSet={(limit) => limit.affected.length > 0 && show(limit)}
              />
            </Permitted>
          </Fields>
          {stranded && <StrandedByLimit limit={stranded} onClose={() => show(null)} />}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
};

const Panel = styled(Radix.Content)`
  ${panelBox}
`;
const Title = styled(Radix.Title)`
  font: 600 1.375rem/1.75rem ${font.display};
`;
