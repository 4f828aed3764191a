import { type ComponentType, lazy } from 'react'
import type { PlanPictureProps } from './plan-picture'

type PlanPicture = ComponentType<PlanPictureProps>

const Nothing: PlanPicture = () => null

/** On the web, the painter loads with the first plan. The area is empty before. Needs a `Suspense` above it. */
export const LatePlanPicture: PlanPicture = lazy<PlanPicture>(() =>
  import(/* webpackChunkName: "seat-plan" */ './plan-picture').then(
    (loaded): { default: PlanPicture } => ({ default: loaded.PlanPicture }),
    () => ({ default: Nothing }),
  ),
)
