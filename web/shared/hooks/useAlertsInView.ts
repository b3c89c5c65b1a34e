import { useEffect } from 'react';

const ALERT = '[role="alert"]';

const listAlerts = ({ target, addedNodes }: MutationRecord): readonly Element[] => {
  const changed = target instanceof Element ? target : target.parentElement;
  const around = changed?.closest(ALERT);
  const added = [...addedNodes].filter((node) => node instanceof Element);
  return [
    ...(around ? [around] : []),
    ...added.flatMap((node) => (node.matches(ALERT) ? [node] : [...node.querySelectorAll(ALERT)])),
  ];
};

const showAlert = (alert: Element | undefined): void => alert?.scrollIntoView({ block: 'nearest' });

/**
 * Scrolls each new alert into view, in panels and dialogs too. The answer to a press is then visible
 * even if the form is longer than the screen. Of several alerts, the first one counts.
 */
export const useAlertsInView = (): void => {
  useEffect(() => {
    const observer = new MutationObserver((records) =>
      showAlert(records.flatMap(listAlerts).find((alert) => alert.isConnected)),
    );
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, []);
};
