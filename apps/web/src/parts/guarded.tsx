import { Component, type ReactNode } from 'react';

interface Props {
  /** The fallback for something that cannot be shown. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Error boundary for one part of a page: the others stay. */
export class Guarded extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.otherwise : this.props.children;
  }
}
