import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { STACKED } from '../tableMenuStyles.ts';

const Label = styled.label`
  position: relative;
  flex: 0 1 21.25rem;
  svg {
    position: absolute;
    left: 0.875rem;
    top: 0.875rem;
  }
  input {
    width: 100%;
    height: 3rem;
    padding: 0 0.75rem 0 2.75rem;
    border: 1px solid ${color.edge};
    border-radius: 2px;
    background: ${color.surface};
  }
  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  ${STACKED} {
    flex: 1 0 100%;
  }
`;

export const SearchField = ({ text }: { text: string }) => {
  const words = useTranslation();
  return (
    <Label>
      <VisuallyHidden>{words('menu.table.search')}</VisuallyHidden>
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="6" stroke={color.cobalt} strokeWidth="2" />
        <path d="M13 13l5 5" stroke={color.cobalt} strokeWidth="2" />
      </svg>
      <input
        type="search"
        name="q"
        defaultValue={text}
        placeholder={words('menu.table.searchHint')}
        autoComplete="off"
        enterKeyHint="search"
      />
    </Label>
  );
};
