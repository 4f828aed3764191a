import { DAY } from '../schedule/local-time'
import { LEVEL_TERMS } from './level'

/** Growth towards a level. */
export interface GrowthProgress {
  value: number
  target: number
  /** Growth that is missing; 0 if the target is reached. */
  missing: number
  /** Part of the target, from 0 to 1. */
  share: number
}

/** Returns the progress of an amount of growth towards a target. */
export const growthProgress = (value: number, target: number): GrowthProgress => ({
  value,
  target,
  missing: Math.max(0, target - value),
  share: target > 0 ? Math.min(1, value / target) : 1,
})

/**
 * Returns true once the end of a level is announced, 30 days before (decision 89).
 * @param endTime epoch ms; null without an end
 */
export const levelEndsSoon = (endTime: number | null, now: number): boolean =>
  endTime !== null && endTime > now && endTime - now <= LEVEL_TERMS.noticeDays[0] * DAY
