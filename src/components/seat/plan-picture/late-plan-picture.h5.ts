import { type ComponentType, lazy } from 'react'
import type { LoadedPlan } from './loaded-plan'

const Nothing: ComponentType<{ plan: LoadedPlan }> = () => null

/** On the web what paints the plan loads with the first plan. Without it its place stays empty. Needs a `Suspense` above it. */
export const LatePlanPicture: ComponentType<{ plan: LoadedPlan }> = lazy(() =>
  import(/* webpackChunkName: "seat-plan" */ './plan-picture').then(
    (loaded) => ({ default: loaded.PlanPicture }),
    () => ({ default: Nothing }),
  ),
)
