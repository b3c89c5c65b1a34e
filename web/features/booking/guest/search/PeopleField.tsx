import { styled } from 'styled-components';
import { MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { font } from '#web/shared/ui/theme/tokens.ts';
import { Chip, HiddenRadio } from './tileStyles.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0.4rem;
  ${Chip} > span {
    font: 600 1.25rem/1 ${font.display};
    font-variant-numeric: lining-nums;
  }
  ${Chip}:last-child {
    grid-column-end: span 2;
  }
  small {
    font: 600 0.8125rem/1 ${font.text};
  }
  @media (max-width: 16em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 62em) {
    grid-template-columns: repeat(9, minmax(0, 1fr));
    gap: 0.3rem;
    ${Chip}:last-child {
      grid-column-end: auto;
    }
    small {
      display: none;
    }
  }
`;

const GROUP_FROM = MAX_ONLINE_PARTY_SIZE + 1;
const partySizes = Array.from({ length: MAX_ONLINE_PARTY_SIZE }, (_, at) => at + 1);

type Props = { value: number; onChange: (people: number) => void };

/**
 * Asks for the number of people. Larger parties are groups, which enter their size in the group
 * request.
 */
export const PeopleField = ({ value, onChange }: Props) => {
  const words = useTranslation();
  return (
    <FieldGroup legend={words('booking.people')}>
      <Row>
        {partySizes.map((n) => (
          <Chip key={n}>
            <HiddenRadio
              name="numberOfPeople"
              value={n}
              checked={n === value}
              aria-label={words('booking.peopleCount', { n })}
              onChange={() => onChange(n)}
            />
            <span aria-hidden="true">{n}</span>
          </Chip>
        ))}
        <Chip>
          <HiddenRadio
            name="numberOfPeople"
            value={GROUP_FROM}
            checked={value >= GROUP_FROM}
            aria-label={words('booking.groupOption', { n: GROUP_FROM })}
            onChange={() => onChange(GROUP_FROM)}
          />
          <span aria-hidden="true">
            {GROUP_FROM}+ <small>{words('booking.group')}</small>
          </span>
        </Chip>
      </Row>
    </FieldGroup>
  );
};
