import type { ComponentType } from 'react'
import { PlanPicture, type PlanPictureProps } from './plan-picture'

/** Mini programs include it in their package. */
export const LatePlanPicture: ComponentType<PlanPictureProps> = PlanPicture
