import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { ButtonRow, PassCard, PassGround } from '../pass/passStyles.ts';
import { useOwnWaitingList } from './useOwnWaitingList.ts';
import { WaitingListTicket } from './WaitingListTicket.tsx';

export const WaitingListPage = () => {
  const { token, state } = useOwnWaitingList();
  return (
    <PassGround>
      <PageWidth>
        {state ? <WaitingListTicket token={token} state={state} /> : <NoState state={state} />}
      </PageWidth>
    </PassGround>
  );
};

const NoState = ({ state }: { state: null | undefined }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { phone } = venue;
  return (
    <PassCard>
      <h1>{words('waiting.waiting.status')}</h1>
      {state === undefined ? (
        <Loading>{words('app.loading')}</Loading>
      ) : (
        <>
          <Alert live>
            {words('waiting.missing')} {words('waiting.missingText', { phone: phone.display })}
          </Alert>
          <ButtonRow>
            <ButtonAnchor href={phone.href} $variant="secondary">
              {words('contact.call')}
            </ButtonAnchor>
            <ButtonLink to={local('/reservations')} $variant="secondary">
              {words('waiting.otherDay')}
            </ButtonLink>
          </ButtonRow>
        </>
      )}
    </PassCard>
  );
};
