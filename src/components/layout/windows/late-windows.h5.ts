import { type ComponentType, lazy } from 'react'
import type { LayoutWindowsProps } from './layout-windows'

const Nothing = () => null

/**
 * Popups of a page. On the web, their code is loaded with the first page that has a popup; the page works without them.
 * Needs a `Suspense` above.
 */
export const LateWindows: ComponentType<LayoutWindowsProps> = lazy(() =>
  import(/* webpackChunkName: "layout-windows" */ './layout-windows').then(
    (loaded) => ({ default: loaded.LayoutWindows }),
    () => ({ default: Nothing }),
  ),
)
