import { styled } from 'styled-components';
import { distinguishGuests, type GuestView } from '#src/contracts/guests.ts';
import { Permitted } from '#web/shared/access/permissions.tsx';
import { errorMessage } from '#web/shared/api/apiError.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { tone } from '#web/shared/ui/theme/tokens.ts';
import { useDistinguishGuestsMutation, useMergeGuestsMutation } from './guestBookApi.ts';

type Props = {
  reservationId: string;
  name: string | null;
  others: GuestView['perhaps'];
};

const UNNAMED = 'senza nome';

/**
 * Names the guests with the same number or address who are perhaps the same person, and lets staff
 * decide. Until then, they share no allergies and no notes.
 */
export const PerhapsSamePerson = ({ reservationId: id, name, others }: Props) => {
  const [merge, merging] = useMergeGuestsMutation();
  const [distinguish, distinguishing] = useDistinguishGuestsMutation();
  const isBusy = merging.isLoading || distinguishing.isLoading;
  const error = merging.error ?? distinguishing.error;
  return (
    <>
      {others.map((other) => (
        <Strip key={other.id}>
          <p>
            Forse la stessa persona: {name ?? UNNAMED} e {other.name ?? UNNAMED}
            {other.contact && <small>{other.contact}</small>}
          </p>
          <Permitted operation={distinguishGuests}>
            <Button
              $variant="secondary"
              $size="sm"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void merge({ id, body: { other: other.id } })}
            >
              È la stessa persona
            </Button>
            <Button
              $variant="secondary"
              $size="sm"
              aria-disabled={isBusy}
              onClick={() => !isBusy && void distinguish({ id, body: { other: other.id } })}
            >
              Sono due persone
            </Button>
          </Permitted>
        </Strip>
      ))}
      {error !== undefined && (
        <Alert live>{errorMessage(error, 'Riprova tra qualche istante.')}</Alert>
      )}
    </>
  );
};

const Strip = styled.div`
  && {
    margin: 10px 12px 0;
    padding: 10px;
  }
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  border-left: 4px solid ${tone.medium.edge};
  background: ${tone.medium.ground};
  p {
    flex: 1 1 14rem;
    margin: 0;
    font-weight: 650;
    font-size: 0.9375rem;
    color: ${tone.medium.text};
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    font-weight: 400;
    font-size: 0.9375rem;
  }
`;
