import { Component, type ReactNode } from 'react';

type Props = {
  /** When this value changes, the boundary discards its error and renders its children again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
};

export class ErrorBoundary extends Component<Props, { failedAt: string | null }> {
  override state = { failedAt: null as string | null };

  static getDerivedStateFromError = () => ({ failedAt: '' });

  override componentDidCatch() {
    this.setState({ failedAt: this.props.resetKey });
  }

  override render() {
    const { failedAt } = this.state;
    const { resetKey, fallback, children } = this.props;
    return failedAt === '' || failedAt === resetKey ? fallback : children;
  }
}
