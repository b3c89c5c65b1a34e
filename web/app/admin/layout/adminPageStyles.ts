import { styled } from 'styled-components';
import { PageWidth } from '#web/shared/ui/layout/typography.ts';

export const adminBackground = '#F6F1E4';

export const AdminPage = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: ${adminBackground};
  > * {
    min-width: 0;
  }
`;
export const AdminContent = styled(PageWidth)`
  width: 100%;
  padding-bottom: 80px;
`;
