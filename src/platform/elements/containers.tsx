import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface Container {
  children?: ReactNode
}

/** Groups without an element of its own. */
export const Block = ({ children }: Container): ReactNode => children

/** Renders its content at the end of the body, outside every clipping ancestor. */
export const RootPortal = ({ children, enable = true }: Container & { enable?: boolean }): ReactNode =>
  enable ? createPortal(children, document.body) : children

/** Catches a mini program's back (`platform/system-back`); a browser needs no element for it. */
export const PageContainer = (): ReactNode => null
