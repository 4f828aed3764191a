import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface Holder {
  children?: ReactNode
}

/** Groups without an element of its own. */
export const Block = ({ children }: Holder): ReactNode => children

/** On mini programs a boundary for updates; a browser needs none. */
export const CustomWrapper = Block

/** Lifts its content above the page, out of every clipping ancestor. */
export const RootPortal = ({ children, enable = true }: Holder & { enable?: boolean }): ReactNode =>
  enable ? createPortal(children, document.body) : children
