import { styled } from 'styled-components';
import { toAnswerTimeValues } from '#src/contracts/booking/response-time.ts';
import { useAnswerTimeQuery } from '#web/features/booking/bookingApi.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';

const Note = styled.p`
  && {
    padding: 14px 18px;
    border-left: 5px solid ${color.cobalt};
    background: color-mix(in srgb, ${color.cobalt} 12%, ${color.surface});
    color: ${color.text};
    line-height: 1.5;
  }
`;

/** Shows how long staff usually need for an answer. Renders nothing while this time is unknown. */
export const AnswerTimeNote = () => {
  const words = useTranslation();
  const { data } = useAnswerTimeQuery();
  if (!data || data.minutes === null) return null;
  return (
    <Note>
      <strong>{words('booking.answerTime', toAnswerTimeValues(data.minutes))}</strong>{' '}
      {words('booking.answerTimeLink')}
    </Note>
  );
};
