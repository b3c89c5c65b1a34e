import { styled } from 'styled-components';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';

const Box = styled.div`
  margin-bottom: 18px;
`;
const Reassurance = styled.span`
  display: block;
  font-weight: 500;
`;

/** The alert has no `role=alert`, because a toast already announces the conflict. */
export const TableTakenAlert = ({ failure }: { failure: ApiFailure }) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const isTableTaken = refusalOf(failure)?.code === 'table_taken';
  return (
    <Box>
      <Alert tone="medium">
        {translateFailure(words, language, failure)}
        {!isTableTaken && <Reassurance>{words('booking.kept')}</Reassurance>}
      </Alert>
    </Box>
  );
};
