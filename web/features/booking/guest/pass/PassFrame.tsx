import type { ReactNode } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { ButtonRow, PassCard, PassGround } from './passStyles.ts';
import { useOwnReservation, type OwnReservationState } from './useOwnReservation.ts';

const Problem = ({ state }: { state: Exclude<OwnReservationState, { kind: 'found' }> }) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { phone } = venue;
  if (state.kind === 'loading') return <Loading>{words('pass.loading')}</Loading>;
  return (
    <>
      <Alert live>
        {state.kind === 'missing'
          ? `${words('pass.missing')} ${words('pass.missingText', { phone: withNoBreakSpaces(phone.display) })}`
          : words('pass.failed')}
      </Alert>
      <ButtonRow>
        {state.kind === 'failed' && <Button onClick={state.retry}>{words('app.retry')}</Button>}
        <ButtonAnchor href={phone.href} $variant="secondary">
          {words('pass.call')}
        </ButtonAnchor>
        <ButtonLink to={local('/reservations')} $variant="secondary">
          {words('pass.again')}
        </ButtonLink>
      </ButtonRow>
    </>
  );
};

type Found = { token: string; reservation: ReservationStatusView };

/** Frame of all pages of a personal link. Shows the content only if the reservation is known. */
export const PassFrame = ({ children }: { children: (found: Found) => ReactNode }) => {
  const words = useTranslation();
  const state = useOwnReservation();
  return (
    <PassGround>
      {state.kind === 'found' ? (
        children(state)
      ) : (
        <PageWidth>
          <PassCard>
            <h1>{words('pass.heading')}</h1>
            <Problem state={state} />
          </PassCard>
        </PageWidth>
      )}
    </PassGround>
  );
};
