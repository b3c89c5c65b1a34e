import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useFindLostLinkMutation } from '#web/features/booking/bookingApi.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button, ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
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
    font-size: clamp(1.625rem, 1.2rem + 1.6vw, 2.5rem);
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

const NOT_FOUND = 404;

const useRecovery = () => {
  const words = useTranslation();
  const { language } = useLanguage();
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const [find, { isLoading }] = useFindLostLinkMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (form: FormData) => {
    if (isLoading) return;
    setFailure(null);
    const { data, error } = await find({
      reference: readField(form, 'reference'),
      phoneEnding: readField(form, 'phoneEnding'),
    });
    if (data) await navigate(local(data.link));
    else
      setFailure(
        statusOf(error) === NOT_FOUND
          ? words('recover.wrong')
          : translateFailure(words, language, error),
      );
  };
  return { submit, failure, isSending: isLoading };
};

/** Finds the personal link by the code and the last four digits of the telephone number. */
export const RecoverySection = () => {
  const words = useTranslation();
  const { submit, failure, isSending } = useRecovery();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <Section>
      <Panel as="section" aria-labelledby="recover-title">
        <h2 id="recover-title">{words('recover.title')}</h2>
        <p>{words('recover.text')}</p>
        <Form onSubmit={send}>
          {failure && <Alert live>{failure}</Alert>}
          <RecoveryFields isWrong={failure !== null} />
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
