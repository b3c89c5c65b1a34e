import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { VisuallyHidden } from '#web/shared/ui/theme/VisuallyHidden.ts';
import type { MenuView } from './tableMenuQuery.ts';

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
  }
  span {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding: 0 1rem;
    border: 1px solid ${color.cobalt};
    font-weight: 650;
    font-size: 0.9375rem;
    color: ${color.cobalt};
    background: ${color.surface};
  }
  label + label span {
    border-left: 0;
  }
  input:checked + span {
    background: ${color.cobalt};
    color: ${color.ivory};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 5px;
  }
  input:focus-visible + span {
    outline: 3px solid ${color.ochre};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const views = ['list', 'pictures'] as const;

export const ViewChoice = ({ view }: { view: MenuView }) => {
  const words = useTranslation();
  return (
    <Choice>
      <VisuallyHidden as="legend">{words('menu.table.view')}</VisuallyHidden>
      {views.map((one) => (
        <label key={one}>
          <input type="radio" name="view" value={one} defaultChecked={one === view} />
          <span>{words(`menu.table.view.${one}`)}</span>
        </label>
      ))}
    </Choice>
  );
};
