import { Component, type ReactNode } from 'react';
import { reportError } from '../error-reporting/report-error.ts';

interface BoundaryProps {
  /** What is inside; another one is tried anew. */
  of: unknown;
  /** Shown in the place of what broke. */
  instead?: ReactNode;
  children: ReactNode;
}
interface BoundaryState {
  of: unknown;
  isBroken: boolean;
}

/** What breaks while it is drawn is told to us and takes nothing with it: without this, React would leave the whole window blank. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { of: this.props.of, isBroken: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return of === state.of ? null : { of, isBroken: false };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { context: 'drawing' });
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
