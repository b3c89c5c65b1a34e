import { styled } from 'styled-components';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { color, font } from '#web/shared/ui/theme/tokens.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(44px, 48px) 1fr minmax(44px, 48px);
  height: 54px;
  border: 1.5px solid ${color.edge};
  border-radius: 3px;
  background: ${color.surface};
  button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    font-size: 24px;
    color: ${color.cobalt};
  }
  button:focus-visible {
    outline-offset: -1px;
  }
  button[aria-disabled='true'] {
    color: #8f8b80;
    cursor: not-allowed;
  }
  output {
    display: grid;
    place-items: center;
    border-inline: 1.5px solid #8a857855;
    font: 600 22px/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
`;

type Props = { value: number; onChange: (people: number) => void };

/** At a limit, the button is `aria-disabled`. With `disabled`, the button would lose the focus. */
export const PartySizeStepper = ({ value, onChange }: Props) => {
  const words = useTranslation();
  const step = (by: number, blocked: boolean) => ({
    'aria-disabled': blocked,
    onClick: () => {
      if (!blocked) onChange(value + by);
    },
  });
  return (
    <FieldGroup legend={words('booking.people')}>
      <Row>
        <button type="button" aria-label={words('booking.fewer')} {...step(-1, value <= 1)}>
          <span aria-hidden="true">–</span>
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={words('booking.more')}
          {...step(1, value >= MAX_ONLINE_PARTY_SIZE)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </Row>
    </FieldGroup>
  );
};
