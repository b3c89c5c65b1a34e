import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { SeatOfferView } from '#src/contracts/booking/waiting-list.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { DisplayText } from '#web/shared/ui/layout/typography.ts';
import { WithJavaScript } from '#web/shared/ui/layout/WithJavaScript.ts';
import { SmallHint } from '../pass/passStyles.ts';

const MINUTE_MS = 60_000;
const TICK_MS = 10_000;

/** Returns the minutes until the offer ends, and 0 until hydration. */
const useMinutesLeft = (until: string): number => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now === null ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS));
};

type AnswerProps = {
  token: string;
  answer: 'accept' | 'decline' | 'leave';
  children: string;
};

/**
 * Form with one answer, which works with and without JavaScript. After the answer, the browser
 * shows this page again.
 */
export const AnswerForm = ({ token, answer, children }: AnswerProps) => {
  const local = useLocalizedPath();
  return (
    <form method="post" action={local(`/waiting-list/${encodeURIComponent(token)}/${answer}`)}>
      <Wide type="submit" $variant={answer === 'accept' ? 'accept' : 'secondary'}>
        {children}
      </Wide>
    </form>
  );
};

export const OfferAnswerForms = ({ token, offer }: { token: string; offer: SeatOfferView }) => {
  const words = useTranslation();
  const minutes = useMinutesLeft(offer.until);
  return (
    <Stack>
      <WithJavaScript>
        <p role="timer">
          <SmallHint as="span">{words('waiting.remaining')}</SmallHint>
          <br />
          <DisplayText>{words('waiting.minutes', { n: minutes })}</DisplayText>
        </p>
      </WithJavaScript>
      <AnswerForm token={token} answer="accept">
        {words('waiting.accept')}
      </AnswerForm>
      <AnswerForm token={token} answer="decline">
        {words('waiting.decline')}
      </AnswerForm>
      <SmallHint>
        {words(offer.needsStaff ? 'waiting.acceptNoteStaff' : 'waiting.acceptNote')}
      </SmallHint>
    </Stack>
  );
};

const Stack = styled.div`
  display: grid;
  gap: 0.7rem;
`;
const Wide = styled(Button)`
  width: 100%;
`;
