import * as Dialog from '@radix-ui/react-dialog';
import { useRef, type RefObject } from 'react';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { ButtonLink } from '#web/shared/ui/controls/Button.ts';
import { art, color, font, gutter } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { MenuToggleButton } from './MenuToggleButton.ts';
import { SectionLink } from './SectionLink.tsx';
import { siteLinks } from './siteLinks.ts';

const FOCUS_DELAY_MS = 100;

const Screen = styled(Dialog.Content)`
  position: fixed;
  z-index: 60;
  inset: 0;
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  padding: 12px ${gutter} max(24px, env(safe-area-inset-bottom));
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 0 / 200px;
  color: ${color.ivory};
`;
const Title = styled(Dialog.Title)`
  ${visuallyHiddenStyles}
`;
const Head = styled.div`
  display: flex;
  justify-content: flex-end;
  min-height: 48px;
`;
const Pages = styled.nav`
  margin-block: auto;
  padding-block: 24px;
  ul {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: inline-block;
    padding: 10px 0;
    font: 600 min(13vw, clamp(2.125rem, 10.5vw, 3.25rem))/1.1 ${font.display};
    letter-spacing: -0.012em;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.yellow};
  }
`;
const Foot = styled.div`
  display: grid;
  gap: 18px;
  a[href^='tel:'] {
    font: 600 1.5rem/1.2 ${font.display};
    font-variant-numeric: lining-nums;
    text-decoration: none;
    padding-block: 8px;
  }
`;
const Languages = styled(LanguageSwitcher)`
  ul {
    font-size: 1rem;
    margin-left: -8px;
  }
  a {
    min-width: 48px;
    min-height: 48px;
  }
`;

export type MobileMenuDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
};

export const MobileMenuDialog = ({ open, onOpenChange, onClosed }: MobileMenuDialogProps) => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const first = useRef<HTMLAnchorElement>(null);
  const leaving = useRef(false);
  const leave = () => {
    leaving.current = true;
    onOpenChange(false);
  };
  const focusSoon = (opened: Event) => {
    opened.preventDefault();
    leaving.current = false;
    setTimeout(() => first.current?.focus(), FOCUS_DELAY_MS);
  };
  const focusBack = (closed: Event) => {
    closed.preventDefault();
    if (!leaving.current) onClosed();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Screen
          aria-describedby={undefined}
          onOpenAutoFocus={focusSoon}
          onCloseAutoFocus={focusBack}
        >
          <Title>{words('nav.menu')}</Title>
          <CloseBar />
          <PageLinks first={first} onFollow={leave} />
          <Foot>
            <Languages />
            <a href={venue.phone.href}>{venue.phone.display}</a>
            <ButtonLink to={local('/reservations')} onClick={leave} $variant="accent">
              {words('home.book')}
            </ButtonLink>
          </Foot>
        </Screen>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

const CloseBar = () => {
  const words = useTranslation();
  return (
    <Head>
      <Dialog.Close asChild>
        <MenuToggleButton type="button" aria-label={words('nav.closeMenu')}>
          <svg
            width="26"
            height="26"
            viewBox="0 0 26 26"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.4"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M4 4l18 18M22 4L4 22" />
          </svg>
        </MenuToggleButton>
      </Dialog.Close>
    </Head>
  );
};

type PageLinksProps = { first: RefObject<HTMLAnchorElement | null>; onFollow: () => void };

const PageLinks = ({ first, onFollow }: PageLinksProps) => {
  const words = useTranslation();
  return (
    <Pages aria-label={words('nav.main')}>
      <ul>
        {siteLinks.map(({ path, label }, at) => (
          <li key={path}>
            <SectionLink to={path} onClick={onFollow} {...(at === 0 ? { ref: first } : {})}>
              {words(label)}
            </SectionLink>
          </li>
        ))}
      </ul>
    </Pages>
  );
};
