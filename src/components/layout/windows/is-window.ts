import type { LayoutComponent } from '@/api/layout'

export type WindowComponent = Extract<LayoutComponent, { type: `${string}_WINDOW` }>

/** Returns true if a component opens as a popup over the page. */
export const isWindow = (component: LayoutComponent): component is WindowComponent => component.type.endsWith('_WINDOW')
