import { Component, type ReactNode } from 'react';
import { m } from '../i18n/paraglide/messages.js';

/** A part that breaks says so in its own place; the page around it stays as it was. */
export class IslandErrorBoundary extends Component<{ children?: ReactNode }, { message: string | null }> {
  override state = { message: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === null) return this.props.children;
    return (
      <div role="alert" className="island-error" data-ground="chalk">
        <p className="island-error-title">{m.error_title()}</p>
        <p>{m.error_text()}</p>
        <p className="island-error-detail" dir="auto">
          {this.state.message}
        </p>
        <button type="button" className="rule-link" onClick={() => window.location.reload()}>
          {m.error_reload()}
        </button>
      </div>
    );
  }
}
