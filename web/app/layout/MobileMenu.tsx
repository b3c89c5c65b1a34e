import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { lazyWithFallback } from '#web/shared/ui/lazyWithFallback.ts';
import type { MobileMenuDialogProps } from './MobileMenuDialog.tsx';
import { MenuToggleButton } from './MenuToggleButton.ts';

/**
 * Replaces the menu if its code cannot be loaded, and shows an error message. The footer contains
 * the same links.
 */
const UnreachableMenu = ({ open, onOpenChange }: MobileMenuDialogProps) => {
  const words = useTranslation();
  const { toast } = useToast();
  useEffect(() => {
    if (!open) return;
    toast({ title: words('error.unreachable'), variant: 'destructive' });
    onOpenChange(false);
  }, [open, onOpenChange, toast, words]);
  return null;
};

// A separate chunk, because large screens never open this menu.
const MobileMenuDialog = lazyWithFallback(
  async () => (await import('./MobileMenuDialog.tsx')).MobileMenuDialog,
  UnreachableMenu,
);

export const MobileMenu = () => {
  const words = useTranslation();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <MenuToggleButton
        ref={button}
        type="button"
        aria-label={words('nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      >
        <svg
          width="30"
          height="22"
          viewBox="0 0 30 22"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M2 3h26M2 11h26M10 19h18" />
        </svg>
      </MenuToggleButton>
      {wanted && (
        <Suspense fallback={null}>
          <MobileMenuDialog
            open={open}
            onOpenChange={setOpen}
            onClosed={() => button.current?.focus()}
          />
        </Suspense>
      )}
    </>
  );
};
