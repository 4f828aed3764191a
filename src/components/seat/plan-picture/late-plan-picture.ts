import type { ComponentType } from 'react'
import { PlanPicture } from './plan-picture'
import type { LoadedPlan } from './loaded-plan'

/** Mini programs have it in their package. */
export const LatePlanPicture: ComponentType<{ plan: LoadedPlan }> = PlanPicture
