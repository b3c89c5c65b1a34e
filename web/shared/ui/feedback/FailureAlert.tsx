import { styled } from 'styled-components';
import { TextWithPhoneLink } from '../TextWithPhoneLink.tsx';
import { Alert } from './Alert.tsx';

const reveal = (box: HTMLDivElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** Says why a form was not sent, until the next attempt. */
export const FailureAlert = ({ text }: { text: string }) => (
  <Revealed ref={reveal}>
    <Alert live>
      <TextWithPhoneLink text={text} />
    </Alert>
  </Revealed>
);

const Revealed = styled.div`
  scroll-margin-block: 6rem 12rem;
`;
