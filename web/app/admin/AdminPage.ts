import { styled } from 'styled-components';
import { Wrap } from '../../shared/ui/text.ts';

/** Calmer than the public paper: staff look at it for hours. */
export const ground = '#F6F1E4';

/** Header above, the rest of the window for the work. */
export const AdminPage = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-height: 100dvh;
  background: ${ground};
  > * {
    min-width: 0;
  }
`;
export const Content = styled(Wrap)`
  width: 100%;
  padding-bottom: 80px;
`;
