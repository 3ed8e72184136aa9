import { Component, type ReactNode } from 'react';
import { isMissingPart } from '../offline/missing.ts';
import { addressOf } from '../routes.ts';

interface Props {
  /** Resets the error when the page changes. */
  readonly page: string;
  readonly children: ReactNode;
}

/** Error boundary: says what failed; stored data is untouched. */
export class Mishap extends Component<
  Props,
  { readonly failed: { readonly page: string; readonly why: string } | null }
> {
  override state = { failed: null as { readonly page: string; readonly why: string } | null };

  override componentDidCatch(error: unknown): void {
    this.setState({ failed: { page: this.props.page, why: String(error) } });
  }

  override render(): ReactNode {
    const { failed } = this.state;
    if (failed === null || failed.page !== this.props.page) return this.props.children;
    const isMissing = isMissingPart(failed.why);
    return (
      <main className="page">
        <h1>{isMissing ? 'A part of this page could not be loaded' : 'Something went wrong here'}</h1>
        {isMissing ? <p>There is no connection, or a new version has replaced this one.</p> : null}
        <p>Your matches and teams are stored; nothing is lost. Reload the page, or go to the start.</p>
        <p className="row">
          <button type="button" className="main" onClick={() => location.reload()}>
            Reload
          </button>
          <a className="button" href={addressOf({ page: 'home' })}>
            Go to the start
          </a>
        </p>
        <details>
          <summary>Technical details</summary>
          <code>{failed.why}</code>
        </details>
      </main>
    );
  }
}
