import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useFocusOnMount } from '../useFocusOnMount.ts';
import { ChangeTableButton } from './DetailsButtons.tsx';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  justify-content: space-between;
  align-items: end;
  h2 {
    margin-bottom: 8px;
    scroll-margin-top: 56px;
  }
`;

export const DetailsHeader = () => {
  const words = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Row>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {words('booking.detailsTitle')}
        </h2>
        <p>{words('booking.detailsLead')}</p>
      </div>
      <ChangeTableButton />
    </Row>
  );
};
