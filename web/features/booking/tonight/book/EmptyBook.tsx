import { styled } from 'styled-components';
import { oneTapOperations } from '#src/contracts/booking/reservation-desk-operations.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { font } from '#web/shared/ui/theme/tokens.ts';

type Props = { mealType: MealType; onEnter: (origin: 'phone' | 'walk_in') => void };

export const EmptyBook = ({ mealType, onEnter }: Props) => (
  <Still>
    <h2>{mealType === 'cena' ? 'Nessuno per cena, per ora' : 'Nessuno a pranzo, per ora'}</h2>
    <p>Le prenotazioni accettate compaiono qui, nell’ordine di arrivo.</p>
    <div>
      <Button $size="sm" onClick={() => onEnter('phone')}>
        + Telefono
      </Button>
      <Permitted operation={oneTapOperations.markSeated}>
        <Button $size="sm" $variant="secondary" onClick={() => onEnter('walk_in')}>
          + Porta
        </Button>
      </Permitted>
    </div>
  </Still>
);

const Still = styled.section`
  display: grid;
  gap: 16px;
  place-content: center;
  justify-items: center;
  padding: 24px 16px;
  text-align: center;
  h2 {
    font: 600 2.25rem/1.15 ${font.display};
  }
  p {
    max-width: 46ch;
  }
  div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    justify-content: center;
    margin-top: 8px;
  }
`;
