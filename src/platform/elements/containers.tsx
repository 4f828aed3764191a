import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface Container {
  children?: ReactNode
}

/** Groups its content, but creates no element. */
export const Block = ({ children }: Container): ReactNode => children

/** Renders its content at the end of the body, so that no ancestor can clip it. */
export const RootPortal = ({ children, enable = true }: Container & { enable?: boolean }): ReactNode =>
  enable ? createPortal(children, document.body) : children

/**
 * On mini programs, this element intercepts the system's back button (`platform/system-back`). A browser needs no
 * element for it.
 */
export const PageContainer = (): ReactNode => null
