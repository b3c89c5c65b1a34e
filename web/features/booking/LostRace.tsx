import { styled } from 'styled-components';
import type { ApiFailure } from '../../shared/api-error.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { failureSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { Alert } from '../../shared/ui/Alert.tsx';

const Said = styled.div`margin-bottom: 18px;`;
const Kept = styled.span`display: block; font-weight: 500;`;

/** Somebody was faster: said politely, with the promise that nothing typed is lost. */
export const LostRace = ({ failure }: { failure: ApiFailure }) => {
  const words = useWords();
  const { language } = useLanguage();
  return <Said><Alert tone="medium" live>{failureSentence(words, language, failure)}<Kept>{words('booking.kept')}</Kept></Alert></Said>;
};
