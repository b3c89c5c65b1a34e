import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';

export class TabErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError = () => ({ broken: true });

  override render() {
    return this.state.broken ? <TabFailed /> : this.props.children;
  }
}

const TabFailed = () => (
  <Place>
    <Alert live>
      Questa sezione non si è aperta. Le altre funzionano: puoi continuare da quelle, oppure
      ricaricare la pagina.
    </Alert>
    <Button $size="sm" onClick={() => window.location.reload()}>
      Ricarica la pagina
    </Button>
  </Place>
);

const Place = styled.div`
  display: grid;
  gap: 18px;
  justify-items: start;
  max-width: 760px;
  margin-top: 40px;
`;
