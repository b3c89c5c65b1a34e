import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { PasswordDialog } from '../access/PasswordDialog.tsx';
import { useTrustDeviceMutation } from './trustedDeviceApi.ts';

/** Button with which an owner makes this browser the trusted device. */
export const TrustDevice = () => {
  const [isAsking, setIsAsking] = useState(false);
  const [trust, { isLoading, error }] = useTrustDeviceMutation();
  const opener = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const { toast } = useToast();
  const send = async (currentPassword: string) => {
    const { data } = await trust({ currentPassword });
    if (!data) return;
    toast({ title: 'Questo è il tablet della casa' });
    await navigate('/admin/tonight', { replace: true });
  };
  return (
    <Section aria-labelledby="trusted-device">
      <h3 id="trusted-device">Tablet della casa</h3>
      <p>
        Resta aperto durante il servizio e vede quello che vede la sala. Ogni gesto chiede chi sei:
        una tessera e quattro cifre.
      </p>
      <Button ref={opener} $variant="secondary" $size="sm" onClick={() => setIsAsking(true)}>
        Questo è il tablet della casa
      </Button>
      {isAsking && (
        <PasswordDialog
          title="Rendere questo il tablet della casa?"
          label="La tua password"
          confirm="Sì, è il tablet della casa"
          description="La tua sessione qui finisce, e il dispositivo resta aperto per tutta la sala. Conferma con la tua password."
          busy={isLoading}
          error={error}
          onConfirm={send}
          onClose={() => setIsAsking(false)}
          returnTo={opener}
        />
      )}
    </Section>
  );
};

const Section = styled.section`
  margin-top: 48px;
  h3 {
    font-size: 1.625rem;
  }
  p {
    max-width: 60ch;
    margin: 8px 0 16px;
    line-height: 1.5;
  }
`;
