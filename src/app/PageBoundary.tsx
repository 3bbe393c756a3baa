import { Component } from 'react'
import type { ReactNode } from 'react'

type Props = { children: ReactNode; fallback: (error: unknown, retry: () => void) => ReactNode }
type State = { failed: false } | { failed: true; error: unknown }

/** Keeps the shell standing when a page cannot be shown. Give it the address as key, so that the next page starts afresh. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  private readonly retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed
      ? this.props.fallback(this.state.error, this.retry)
      : this.props.children
  }
}
