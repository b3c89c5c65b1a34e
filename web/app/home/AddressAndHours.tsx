import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { OpeningHoursTable } from '#web/shared/ui/display/OpeningHoursTable.tsx';
import { ButtonAnchor } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { mapsLink } from './mapLinks.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Band = styled(Frieze)`
  margin-top: auto;
`;
const Foot = styled.div`
  display: grid;
  padding-top: 22px;
`;

export const AddressAndHours = () => {
  const words = useTranslation();
  return (
    <Card>
      <h3>{words('contact.where')}</h3>
      <p>{words('brand.address', venue.address)}</p>
      <OpeningHoursTable />
      <Band />
      <Foot>
        <ButtonAnchor
          href={mapsLink}
          target="_blank"
          rel="noopener noreferrer"
          $variant="secondary"
        >
          {words('contact.maps')}
          <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      </Foot>
    </Card>
  );
};
