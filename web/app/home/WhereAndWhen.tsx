import { styled } from 'styled-components';
import { venue } from '../../../src/venue.ts';
import { useTranslation } from '../../shared/i18n/useWords.ts';
import { OpeningHoursTable } from '../../shared/OpeningHours.tsx';
import { ButtonAnchor } from '../../shared/ui/Button.ts';
import { Card } from '../../shared/ui/Card.ts';
import { Frieze } from '../../shared/ui/Frieze.ts';
import { mapsLink } from './places.ts';
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.ts';

const Band = styled(Frieze)`
  margin-top: auto;
`;
const Foot = styled.div`
  display: grid;
  padding-top: 22px;
`;

/** Address and opening hours. */
export const AddressAndHours = () => {
  const words = useTranslation();
  return (
    <Card>
      <h3>{words('contact.where')}</h3>
      <p>{words('brand.address', venue.address)}</p>
      <OpeningHoursTable />
      <Band />
      <Foot>
        <ButtonAnchor href={mapsLink} target="_blank" rel="noopener noreferrer" $variant="line">
          {words('contact.maps')}
          <VisuallyHidden> {words('app.newTab')}</VisuallyHidden>
        </ButtonAnchor>
      </Foot>
    </Card>
  );
};
