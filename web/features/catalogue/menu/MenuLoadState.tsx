import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { withNoBreakSpaces } from '#web/shared/phoneLinks.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Loading } from '#web/shared/ui/feedback/Loading.tsx';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';

const Room = styled(PageWidth)`
  min-height: 60vh;
  padding-block: 40px;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 20px;
`;

export const MenuLoadState = ({ failed, retry }: { failed: boolean; retry: () => void }) => {
  const words = useTranslation();
  return (
    <Room>
      {failed ? (
        <>
          <Alert live>
            {words('menu.failed', { phone: withNoBreakSpaces(venue.phone.display) })}
          </Alert>
          <Button onClick={retry}>{words('app.retry')}</Button>
        </>
      ) : (
        <Loading>{words('menu.loading')}</Loading>
      )}
    </Room>
  );
};
