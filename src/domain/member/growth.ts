import type { Fen } from '../money'
import { earnedPoints } from '../points/lot'

/** Kinds of movements of growth. */
export const GROWTH_MOVES = ['EARNED', 'GIVEN', 'CANCELED'] as const
export type GrowthMove = (typeof GROWTH_MOVES)[number]

/** Returns the growth for the money of each unit: one for each whole yuan, rounded down per unit (decision 86). */
export const earnedGrowth = (paid: readonly Fen[]): number => earnedPoints(paid, 100)
