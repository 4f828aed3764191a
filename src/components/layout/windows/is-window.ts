import type { LayoutComponent } from '@/api/layout'

export type WindowComponent = Extract<LayoutComponent, { type: `${string}_WINDOW` }>

/** Whether a component opens over the page instead of standing in it. */
export const isWindow = (component: LayoutComponent): component is WindowComponent => component.type.endsWith('_WINDOW')
