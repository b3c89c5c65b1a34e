import { useState } from 'react';
import { styled } from 'styled-components';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import { startsOnTonight, storeStartsOnTonight } from '../startPage.ts';

/** Lets an account choose in this browser whether sign-in opens the dashboard or Stasera. */
export const StartPageSwitch = ({ session }: { session: SessionView }) => {
  const [isOn, setOn] = useState(() => startsOnTonight(session));
  return (
    <Choice>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          storeStartsOnTonight(session, target.checked);
          setOn(target.checked);
        }}
      />
      Su questo browser, dopo il login apri su Stasera
    </Choice>
  );
};

const Choice = styled.label`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 44px;
  margin-bottom: 16px;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: #1c3f8f;
  }
`;
