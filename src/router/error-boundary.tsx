import { Component, type ComponentType, type ReactNode } from 'react'

export interface BrokenProps {
  /** Renders the screen again. */
  onRetry: () => void
}

interface Props {
  broken: ComponentType<BrokenProps>
  onError: (error: unknown) => void
  children: ReactNode
}

/** Catches rendering errors of a screen, so that they do not affect the rest of the storefront. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }

  private readonly handleRetry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    const { broken: Broken, children } = this.props
    return this.state.failed ? <Broken onRetry={this.handleRetry} /> : children
  }
}
