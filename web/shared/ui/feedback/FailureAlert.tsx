import { TextWithPhoneLink } from '../TextWithPhoneLink.tsx';
import { Alert } from './Alert.tsx';

const reveal = (box: HTMLDivElement | null): void => box?.scrollIntoView({ block: 'nearest' });

/** Says why a form was not sent, until the next attempt. */
export const FailureAlert = ({ text }: { text: string }) => (
  <div ref={reveal} style={{ scrollMarginBlock: '6rem 12rem' }}>
    <Alert live>
      <TextWithPhoneLink text={text} />
    </Alert>
  </div>
);
