import { type ComponentType, lazy } from 'react'
import type { PlanPictureProps } from './plan-picture'

type PlanPicture = ComponentType<PlanPictureProps>

const Nothing: PlanPicture = () => null

/**
 * The seat plan on the web. Its drawing code is loaded with the first plan; until then the area is empty. Needs a
 * `Suspense` above it.
 */
export const LatePlanPicture: PlanPicture = lazy<PlanPicture>(() =>
  import(/* webpackChunkName: "seat-plan" */ './plan-picture').then(
    (loaded): { default: PlanPicture } => ({ default: loaded.PlanPicture }),
    () => ({ default: Nothing }),
  ),
)
