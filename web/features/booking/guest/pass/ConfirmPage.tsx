import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { QuestionPage } from './QuestionPage.tsx';

export const ConfirmPage = () => {
  const words = useTranslation();
  return (
    <QuestionPage
      page="confirm"
      step="confirmVisit"
      variant="accept"
      title={words('pass.confirmQuestion')}
      text={(people) => people}
      yes={words('pass.coming')}
      no={words('pass.back')}
    />
  );
};
