import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectOrigin } from '#web/shared/store/serverContextSlice.ts';
import { WithJavaScript } from '#web/shared/ui/layout/WithJavaScript.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { SmallHint } from './passStyles.ts';

const Parts = styled.div`
  display: grid;
  gap: 0.9rem;
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1.25rem;
  button {
    min-height: 2.75rem;
    padding: 0 0.1rem;
    border: 0;
    background: none;
    color: ${color.cobalt};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/**
 * Shares the link with the share dialog of the device. Without a share dialog, copies the link to
 * the clipboard.
 */
const useShare = (link: string) => {
  const words = useTranslation();
  const { toast } = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast({ title: words('pass.copied') });
  };
  const share = async () => {
    const data = { title: words('pass.heading'), url: link };
    if (!navigator.canShare?.(data)) return copy();
    // The promise rejects when the guest closes the dialog.
    await navigator.share(data).catch(() => undefined);
  };
  return { copy, share };
};

export const ShareButtons = ({ token }: { token: string }) => {
  const words = useTranslation();
  const origin = useSelector(selectOrigin);
  const { copy, share } = useShare(`${origin}/reservations/${token}`);
  return (
    <>
      <WithJavaScript>
        <Parts>
          <Row>
            <button type="button" onClick={() => void share()}>
              {words('pass.share')}
            </button>
            <button type="button" onClick={() => void copy()}>
              {words('pass.copy')}
            </button>
            <button type="button" onClick={() => window.print()}>
              {words('pass.print')}
            </button>
          </Row>
          <SmallHint>{words('pass.live')}</SmallHint>
        </Parts>
      </WithJavaScript>
      <noscript>
        <SmallHint>{words('pass.reload')}</SmallHint>
      </noscript>
    </>
  );
};
