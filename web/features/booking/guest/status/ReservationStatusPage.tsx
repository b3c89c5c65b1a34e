import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { statusOf } from '#web/shared/api/apiError.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { PageHeader } from '#web/shared/ui/layout/PageHeader.tsx';
import { Picture } from '#web/shared/ui/media/Picture.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';
import { useReservationStatusQuery } from '#web/features/booking/bookingApi.ts';
import { ReservationStatusCard } from './ReservationStatusCard.tsx';

const Ground = styled(PageWidth)`
  position: relative;
  z-index: 3;
  margin-top: -112px;
  padding-bottom: 96px;
`;
const Wait = styled(Card)`
  max-width: 760px;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 24px;
`;

export const ReservationStatusPage = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { token = '' } = useParams();
  const { data, isFetching, error, refetch } = useReservationStatusQuery(token);
  const { phone } = venue;
  const missing = statusOf(error) === 404;
  return (
    <>
      <PageHeader
        title={words('standing.title')}
        picture={
          <Picture
            name="scenes/interior-1080"
            width={1080}
            height={1350}
            small={720}
            sizes="(max-width: 820px) 99vw, 100vw"
            loading="eager"
          />
        }
      />
      <Ground>
        {data && <ReservationStatusCard standing={data} />}
        {isFetching && !data && (
          <Wait>
            <Loading>{words('standing.loading')}</Loading>
          </Wait>
        )}
        {error && !data && (
          <Alert live>
            {missing
              ? `${words('standing.missing')} ${words('standing.missingText', { phone: phone.display })}`
              : words('standing.failed')}
          </Alert>
        )}
        <noscript>
          <Alert>{words('booking.noScript', { phone: phone.display })}</Alert>
        </noscript>
        <Row>
          {error && !data && !missing && (
            <Button onClick={() => void refetch()}>{words('app.retry')}</Button>
          )}
          <ButtonAnchor href={phone.href} $variant="secondary">
            {words('contact.call')}
          </ButtonAnchor>
          <ButtonLink to={local('/reservations')} $variant="secondary">
            {words('booking.another')}
          </ButtonLink>
        </Row>
      </Ground>
    </>
  );
};
