import type { ComponentType } from 'react'
import type { LayoutComponent } from '@/api/layout'

export type LayoutKind = LayoutComponent['type']

/** Properties of every layout component. */
export interface PartProps<Kind extends LayoutKind> {
  component: Extract<LayoutComponent, { type: Kind }>
  /** The layout that contains the component; lists request their next pages by it. */
  layoutId: string
}

export type Parts = { readonly [Kind in LayoutKind]?: ComponentType<PartProps<Kind>> }
