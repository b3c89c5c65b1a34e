import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { focusRing, LinkButton } from './choiceStyles.ts';
import { RoomPlan, type RoomViewProps } from './RoomPlan.tsx';
import { RoomTableList } from './RoomTableList.tsx';

const views = ['plan', 'list'] as const;
type View = (typeof views)[number];

/**
 * Media query for large text, which leaves no space for names on the plan. `em` is the text size
 * that the reader has set.
 */
const LARGE_TEXT = '(max-width: 18em)';

const firstView = (): View =>
  typeof window !== 'undefined' && window.matchMedia(LARGE_TEXT).matches ? 'list' : 'plan';

export const RoomView = ({ onLeave, ...props }: RoomViewProps & { onLeave: () => void }) => {
  const words = useTranslation();
  const [view, setView] = useState(firstView);
  return (
    <>
      <Bar>
        <LinkButton type="button" onClick={onLeave}>
          <span aria-hidden="true">←</span> {words('booking.allRooms')}
        </LinkButton>
        <Switch>
          <legend>{words('booking.view')}</legend>
          {views.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="view"
                value={one}
                checked={view === one}
                onChange={() => setView(one)}
              />
              {words(`booking.view.${one}`)}
            </label>
          ))}
        </Switch>
      </Bar>
      {view === 'plan' ? <RoomPlan {...props} /> : <RoomTableList {...props} />}
    </>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: end;
  justify-content: space-between;
  margin-block-end: 0.5rem;
`;
const Switch = styled.fieldset`
  display: flex;
  legend,
  input {
    ${visuallyHiddenStyles}
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    margin: 0;
    padding: 0 0.9rem;
    border: 1px solid ${color.edge};
    background: ${color.surface};
    font-weight: 600;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${color.cobalt};
    background: ${color.cobalt};
    color: ${color.ivory};
  }
  label:has(:focus-visible) {
    z-index: 1;
    ${focusRing}
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 4px solid Highlight;
    }
  }
`;
