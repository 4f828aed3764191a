import type { ComponentType } from 'react'
import { PlanPicture, type PlanPictureProps } from './plan-picture'

/** The seat plan in mini programs, whose package includes the drawing code. */
export const LatePlanPicture: ComponentType<PlanPictureProps> = PlanPicture
