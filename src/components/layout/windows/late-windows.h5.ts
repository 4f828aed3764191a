import { type ComponentType, lazy } from 'react'
import type { LayoutWindowsProps } from './layout-windows'

const Nothing = () => null

/** On the web, windows load with the first page that has one; the page works without them. Needs a `Suspense` above. */
export const LateWindows: ComponentType<LayoutWindowsProps> = lazy(() =>
  import(/* webpackChunkName: "layout-windows" */ './layout-windows').then(
    (loaded) => ({ default: loaded.LayoutWindows }),
    () => ({ default: Nothing }),
  ),
)
