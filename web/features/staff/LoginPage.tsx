import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { art, color } from '#web/shared/ui/theme/tokens.ts';
import { Frieze } from '#web/shared/ui/layout/Frieze.ts';
import { LoginForm } from './LoginForm.tsx';

export const LoginPage = () => (
  <Ground>
    <Panel>
      <img src="/brand/emblem.svg" width="88" height="88" alt="" />
      <h1>Amministrazione</h1>
      <Subtitle>Area riservata allo staff di {venue.name}</Subtitle>
      <Line $motif="wave" $height={12} />
      <LoginForm />
    </Panel>
    <Back href="/">Torna al sito</Back>
  </Ground>
);

const Ground = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 20px;
  min-height: 100dvh;
  padding: 32px 16px;
  background: ${color.navy} ${art.tile('pattern-tono')} 50% 50% / 200px;
`;
const Panel = styled(Card)`
  width: min(480px, 100%);
  text-align: center;
  filter: drop-shadow(0 30px 40px rgba(11, 24, 56, 0.55));
  img {
    margin: 0 auto 14px;
  }
  h1 {
    font-size: clamp(min(2.125rem, 9.5vw), 9vw, 2.75rem);
  }
`;
const Subtitle = styled.p`
  margin-top: 10px;
  color: ${color.textMuted};
`;
const Line = styled(Frieze)`
  margin: 20px -10px 24px;
`;
const Back = styled.a`
  padding: 10px 16px;
  min-height: 44px;
  font-weight: 600;
  color: ${color.frost};
  background: ${color.navy};
  text-underline-offset: 4px;
  text-decoration-color: ${color.azure};
`;
