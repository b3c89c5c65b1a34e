import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from './loadMessages.ts';

type Values = Record<string, string | number>;
export type Translate = (id: MessageId, values?: Values) => string;

export const useTranslation = (): Translate => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
};
