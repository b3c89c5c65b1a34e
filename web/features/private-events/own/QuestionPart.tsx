import { styled } from 'styled-components';
import type { OwnQuote } from '#src/contracts/private-events/quote-link-operations.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { connectPlainInput, useRefusedForm } from '#web/shared/store/refusedForm.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { PlainTextarea } from '#web/shared/ui/forms/PlainTextarea.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { Part } from './quotePageStyles.ts';
import { useQuotePath } from './useQuotePath.ts';
import { useQuoteTexts } from './useQuoteTexts.ts';

export const QUESTION_ID = 'question';

const AskedQuestions = ({ quote: { questions } }: { quote: OwnQuote }) => {
  const words = useTranslation();
  const { shortDay } = useQuoteTexts();
  if (questions.length === 0) return null;
  return (
    <Part aria-labelledby="asked">
      <h2 id="asked">{words('quote.asked')}</h2>
      <Questions>
        {questions.map(({ text, askedAt, isOpen }) => (
          <li key={askedAt + String(text)}>
            <q>{text}</q>
            <small>
              {shortDay(askedAt)}, {words(isOpen ? 'quote.askedOpen' : 'quote.askedClosed')}
            </small>
          </li>
        ))}
      </Questions>
    </Part>
  );
};

/**
 * Form for a question to the restaurant, which also works without JavaScript. The server responds
 * with this page, and the fragment of the URL scrolls to the answer.
 */
const QuestionForm = ({ token }: { token: string }) => {
  const words = useTranslation();
  const pathOf = useQuotePath(token);
  const refused = useRefusedForm();
  const connect = connectPlainInput(refused);
  return (
    <Ask method="post" action={`${pathOf('/question')}#${QUESTION_ID}`} data-screen-only>
      <h2>{words('quote.question')}</h2>
      <p>{words('quote.askText')}</p>
      <Field label={words('quote.askLabel')} required error={refused?.fields['question']}>
        {(control) => <PlainTextarea {...control} {...connect('question')} required />}
      </Field>
      <Button type="submit" $variant="secondary">
        {words('quote.askSend')}
      </Button>
    </Ask>
  );
};

type Props = { token: string; quote: OwnQuote };

/** Questions of the guest and the form for the next one, with the reason if it was refused. */
export const QuestionPart = ({ token, quote }: Props) => {
  const refused = useRefusedForm();
  return (
    <Target id={QUESTION_ID}>
      {refused && !refused.fields['question'] && <Alert live>{refused.message}</Alert>}
      <AskedQuestions quote={quote} />
      {quote.isOpen && <QuestionForm token={token} />}
    </Target>
  );
};

const Target = styled.div`
  margin-top: 2.5rem;
  scroll-margin-top: 2rem;
`;
const Questions = styled.ul`
  padding: 0;
  list-style: none;
  li {
    padding: 0.7rem 0;
    border-top: 1px solid ${color.linen};
    overflow-wrap: anywhere;
  }
  q {
    display: block;
    white-space: pre-line;
  }
  small {
    color: ${color.textMuted};
  }
`;

const Ask = styled.form`
  display: grid;
  gap: 1rem;
  justify-items: start;
  margin-top: 2.5rem;
  padding: 1.5rem clamp(1rem, 3vw, 2rem);
  background: ${color.sand};
  > div {
    width: 100%;
  }
`;
