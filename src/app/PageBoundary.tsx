import { Component } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { reloadIfGone } from './reloadOnce.ts'

type Props = { children: ReactNode; Fallback: ComponentType<{ error: unknown }> }
type State = { failed: false } | { failed: true; error: unknown }

/** Keeps the shell standing when a page cannot be shown. Give it the address as key, so that the next page starts afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidCatch(error: unknown) {
    reloadIfGone(error)
  }

  override render() {
    const { Fallback, children } = this.props
    return this.state.failed ? <Fallback error={this.state.error} /> : children
  }
}
