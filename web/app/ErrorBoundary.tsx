import { Component, type ReactNode } from 'react';

type Props = {
  /** A new value clears the error. */ resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** React offers error boundaries to class components only. */
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
