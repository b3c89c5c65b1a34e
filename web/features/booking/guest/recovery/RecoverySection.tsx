import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { fetchLostLink } from '#web/features/booking/fetchBookingData.ts';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import { readField } from '#web/shared/ui/forms/readField.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { RecoveryFields } from './RecoveryFields.tsx';

const Section = styled(PageWidth)`
  padding-block: 0 64px;
`;
const Panel = styled(Card)`
  max-width: 46rem;
  h2 {
    font-size: min(10vw, clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem));
    margin-block-end: 0.6rem;
  }
`;
const Form = styled.form`
  display: grid;
  gap: 1.25rem;
  margin-top: 1rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  && > * {
    flex: 0 1 auto;
    white-space: normal;
  }
`;

const UNKNOWN = 'reservation_unknown';
const ANCHOR = 'recover-title';

const useRecovery = () => {
  const words = useTranslation();
  const { language } = useLanguage();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const dispatch = useDispatch<Parameters<typeof fetchLostLink>[0]>();
  const [isSending, setIsSending] = useState(false);
  const refused = useRefusedForm();
  const toReason = (code: string | undefined, message: string) =>
    code === UNKNOWN ? words('recover.wrong') : message;
  const [failure, setFailure] = useState(refused && toReason(refused.code, refused.message));
  const submit = async (form: FormData) => {
    if (isSending) return;
    setFailure(null);
    setIsSending(true);
    try {
      const lost = {
        reference: readField(form, 'reference'),
        phoneEnding: readField(form, 'phoneEnding'),
      };
      await navigate(local(await fetchLostLink(dispatch, lost)));
    } catch (error) {
      setFailure(toReason(refusalOf(error)?.code, translateFailure(words, language, error)));
    }
    setIsSending(false);
  };
  return { submit, failure, isSending, connect: connectPlainInput(refused) };
};

/** Finds the personal link with the code and the last four digits of the telephone number. */
export const RecoverySection = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { submit, failure, isSending, connect } = useRecovery();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <Section>
      <Panel as="section" aria-labelledby={ANCHOR}>
        <h2 id={ANCHOR}>{words('recover.title')}</h2>
        <p>{words('recover.text')}</p>
        <Form method="post" action={local(`/reservations#${ANCHOR}`)} onSubmit={send}>
          {failure && <FailureAlert text={failure} />}
          <RecoveryFields isWrong={failure !== null} connect={connect} />
          <Row>
            <Button type="submit" $variant="secondary" aria-disabled={isSending}>
              {words('recover.submit')}
            </Button>
            <ButtonAnchor href={venue.phone.href} $variant="secondary">
              {words('recover.call', { phone: venue.phone.display })}
            </ButtonAnchor>
          </Row>
        </Form>
      </Panel>
    </Section>
  );
};
