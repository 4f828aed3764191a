import type { ComponentType } from 'react'
import type { LayoutComponent } from '@/api/layout'

export type LayoutKind = LayoutComponent['type']

/** Properties of every layout component. */
export interface PartProps<Kind extends LayoutKind> {
  component: Extract<LayoutComponent, { type: Kind }>
  /** Id of the layout that contains the component. Lists need it to request their next pages. */
  layoutId: string
}

export type Parts = { readonly [Kind in LayoutKind]?: ComponentType<PartProps<Kind>> }
