import { Component, type ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';

/** An island that breaks says so in its own place; the page around it stays as it was. */
export class IslandErrorBoundary extends Component<{ children?: ReactNode }, { message: string | null }> {
  override state = { message: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <p role="alert" className="island-error">
        <strong>{m.error_title()}</strong> {this.state.message}
      </p>
    );
  }
}
