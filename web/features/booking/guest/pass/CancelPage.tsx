import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { QuestionPage } from './QuestionPage.tsx';

export const CancelPage = () => {
  const words = useTranslation();
  return (
    <QuestionPage
      page="cancel"
      step="cancelByGuest"
      variant="submit"
      title={words('pass.cancelQuestion')}
      text={(people) => words('pass.cancelText', { people })}
      yes={words('pass.cancelYes')}
      no={words('pass.cancelNo')}
      changeHint={words('pass.cancelOr')}
    />
  );
};
