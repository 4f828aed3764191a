import { type ComponentType, lazy } from 'react'
import type { LoadedPlan } from './loaded-plan'

type PlanPicture = ComponentType<{ plan: LoadedPlan }>

const Nothing: PlanPicture = () => null

/** On the web what paints the plan loads with the first plan. Without it its place stays empty. Needs a `Suspense` above it. */
export const LatePlanPicture: PlanPicture = lazy<PlanPicture>(() =>
  import(/* webpackChunkName: "seat-plan" */ './plan-picture').then(
    (loaded): { default: PlanPicture } => ({ default: loaded.PlanPicture }),
    () => ({ default: Nothing }),
  ),
)
