import { useEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';

const Box = styled.div`
  position: relative;
`;
// Shortens the text only with JavaScript, because the button that shows the whole text needs it.
const Text = styled.p<{ $open: boolean }>`
  color: #44434f;
  font-size: 1.03125rem;
  line-height: 1.55;
  ${({ $open }) => !$open && '@media (scripting: enabled) { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden; }'}
`;
const More = styled.button<{ $open: boolean }>`
  min-height: 25px;
  padding: 0 2px 0 0;
  border: 0;
  background: ${color.surface};
  font-weight: 650;
  font-size: 0.96875rem;
  line-height: 1.5625rem;
  color: ${color.cobalt};
  text-decoration: underline;
  text-underline-offset: 3px;
  ${({ $open }) => !$open && `position: absolute; right: 0; bottom: 0; padding-left: 10px; box-shadow: -14px 0 12px ${color.surface};`}
`;

const useOverflow = (open: boolean) => {
  const text = useRef<HTMLParagraphElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = text.current;
    if (!box || open) return;
    const look = () => setOverflows(box.scrollHeight > box.clientHeight + 2);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [open]);
  return { text, overflows };
};

type Props = {
  children: ReactNode;
  /** Name of the dish or drink for the button, because screen readers may read the button alone. */
  name: ReactNode;
  lang?: string;
};

export const ClampedText = ({ children, name, lang }: Props) => {
  const words = useTranslation();
  const [open, setOpen] = useState(false);
  const { text, overflows } = useOverflow(open);
  return (
    <Box>
      <Text ref={text} $open={open} lang={lang}>
        {children}
      </Text>
      {overflows && (
        <More type="button" $open={open} aria-expanded={open} onClick={() => setOpen(!open)}>
          {words(open ? 'menu.readLess' : 'menu.readMore')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </More>
      )}
    </Box>
  );
};
