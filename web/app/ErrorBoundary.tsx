import { Component, type ReactNode } from 'react';

type Props = {
  /** A new value clears the error. */ place: string;
  fallback: ReactNode;
  children: ReactNode;
};

/** React offers error boundaries to class components only. */
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
