import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { ButtonRow } from './passStyles.ts';
import { usePassPath } from './usePassPath.ts';

/** Replaces the form when the turn has begun or the reservation has ended. */
export const ClosedQuestion = () => {
  const words = useTranslation();
  const pathOf = usePassPath();
  return (
    <>
      <h1>{words('pass.closedQuestion')}</h1>
      <ButtonRow>
        <ButtonLink to={pathOf()}>{words('pass.back')}</ButtonLink>
      </ButtonRow>
    </>
  );
};
