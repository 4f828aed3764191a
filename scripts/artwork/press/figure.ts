import { brush, type Dab, type Point } from './shapes'
import type { Sheet } from './sheet'

/** A dancer's joints. A standing figure is about 200 units tall; every limb runs from the trunk outwards. */
export interface Pose {
  head: Point
  /** neck, chest, waist, hips */
  trunk: readonly [Point, Point, Point, Point]
  /** shoulder, elbow, hand (and finger tips) */
  arms: readonly (readonly Point[])[]
  /** hip, knee, ankle, toe */
  legs: readonly (readonly Point[])[]
  /** 1 is a dancer, 1.3 a wrestler */
  weight?: number
}

const TRUNK = [9, 29, 20, 26]
const ARM = [11, 8, 5, 2.5]
const LEG = [22, 14, 8, 3.5]
const HEAD = 10.5

const dabs = (points: readonly Point[], widths: readonly number[], weight: number): Dab[] =>
  points.map(([x, y], i) => [x, y, widths[Math.min(i, widths.length - 1)] * weight])

/** Fills a figure: trunk, limbs and head as one silhouette. */
export const figure = (sheet: Sheet, pose: Pose, color: string): void => {
  const weight = pose.weight ?? 1
  const [neck] = pose.trunk
  for (const leg of pose.legs) sheet.fill(brush(dabs(leg, LEG, weight)), color)
  for (const arm of pose.arms) sheet.fill(brush(dabs(arm, ARM, weight)), color)
  sheet.fill(brush(dabs(pose.trunk, TRUNK, weight)), color)
  sheet.fill(
    brush(
      [
        [pose.head[0], pose.head[1], 9],
        [neck[0], neck[1], 9],
      ],
      4,
    ),
    color,
  )
  const turn = (Math.atan2(neck[1] - pose.head[1], neck[0] - pose.head[0]) * 180) / Math.PI
  sheet.moved(`translate(${pose.head[0]} ${pose.head[1]}) rotate(${turn - 90})`, () =>
    sheet.oval(0, 0, HEAD * 0.86, HEAD * 1.12, color),
  )
}
