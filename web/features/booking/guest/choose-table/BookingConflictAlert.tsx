import { styled } from 'styled-components';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

const Sentence = styled.span`
  display: block;
  font-weight: 500;
`;

type Props = {
  failure: ApiFailure;
  /** Name of the free table that is nearest to the lost table. */
  nearest: string | undefined;
};

/**
 * Says that another guest took the table. Has no `role=alert`, because a toast already announces
 * the conflict.
 */
export const TableTakenAlert = ({ failure, nearest }: Props) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const isTableTaken = refusalOf(failure)?.code === 'table_taken';
  return (
    <Alert tone="medium">
      {translateFailure(words, language, failure)}
      {!isTableTaken && <Sentence>{words('booking.kept')}</Sentence>}
      {nearest && <Sentence>{words('booking.nearest', { name: nearest })}</Sentence>}
    </Alert>
  );
};
