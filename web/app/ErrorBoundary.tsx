import { Component, type ReactNode } from 'react';

type Props = {
  /** Another place is another try. */ place: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** Shows `fallback` where something below broke, until the visitor goes elsewhere. A class, because React catches with nothing else. */
export class ErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null as string | null };

  static getDerivedStateFromError = () => ({ failedAt: '' });

  override componentDidCatch() {
    this.setState({ failedAt: this.props.place });
  }

  override render() {
    const { failedAt } = this.state;
    const { place, fallback, children } = this.props;
    return failedAt === '' || failedAt === place ? fallback : children;
  }
}
