import type { ComponentType } from 'react'
import type { LayoutComponent } from '@/api/layout'

export type LayoutKind = LayoutComponent['type']

/** What every part of a layout is handed. */
export interface PartProps<Kind extends LayoutKind> {
  component: Extract<LayoutComponent, { type: Kind }>
  /** The layout that contains the part; lists request their next pages by it. */
  layoutId: string
}

export type Parts = { readonly [Kind in LayoutKind]?: ComponentType<PartProps<Kind>> }
