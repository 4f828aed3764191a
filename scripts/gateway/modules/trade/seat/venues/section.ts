import type { LocalizedText } from '../../../../core/localized-text'
import type { Line, Point } from './line'
import { filled, type Slot, widthOf } from './slots'

export interface DraftRow {
  label: string
  firstNumber: number
  numberStep: number
  /** Height above the stage's floor, cm. */
  height: number
  seats: (Point & { kind: number })[]
}

export interface DraftSection {
  code: string
  level: number
  /** Entrance to the section. */
  gate: LocalizedText
  /** Points of the outline as alternating x and y, in cm. */
  outline: number[]
  rows: DraftRow[]
}

/** Numbering of seats: along the row from 1, or odd and even numbers from the middle of the venue outward. */
export type Numbering = 'along' | 'odd' | 'even' | 'hundred'

const NUMBERED: Record<Numbering, (count: number) => [first: number, step: number]> = {
  along: () => [1, 1],
  // Seats on the left have the numbers 1, 3, 5 … from the middle outward, seats on the right 2, 4, 6 ….
  odd: (count) => [2 * count - 1, -2],
  even: () => [2, 2],
  hundred: () => [101, 1],
}

export interface SectionPlan {
  code: string
  level: number
  gate: LocalizedText
  /** Rows of the section from front to back. */
  lines: readonly Line[]
  /** Depth of a row, cm. */
  depth: number
  label?: (row: number) => string
  height: (row: number) => number
  numbering?: Numbering
  /** Returns the slots of a row. By default, the row has as many seats as fit. */
  slots?: (row: number, line: Line) => readonly Slot[] | undefined
  /** Position of a short row within its line. */
  flush?: 'left' | 'middle' | 'right'
  /** Returns flags to add to a seat. `side` is 0 at the left end of the row and 1 at the right end. */
  kind?: (row: number, side: number, at: Point) => number
}

const START = { left: 0, middle: 0.5, right: 1 } as const

const rowOf = (plan: SectionPlan, line: Line, row: number): DraftRow => {
  const slots = plan.slots?.(row, line) ?? filled(line.length)
  const [firstNumber, numberStep] = NUMBERED[plan.numbering ?? 'along'](slots.length)
  let u = -line.length / 2 + (line.length - widthOf(slots)) * START[plan.flush ?? 'middle']
  const seats = slots.map(({ kind, width, before }, at) => {
    const middle = u + before + width / 2
    u += before + width
    const side = slots.length === 1 ? 0.5 : at / (slots.length - 1)
    const place = line.at(middle, 0)
    return { ...place, kind: kind | (plan.kind?.(row, side, place) ?? 0) }
  })
  return { label: plan.label?.(row) ?? String(row + 1), firstNumber, numberStep, height: plan.height(row), seats }
}

const along = (line: Line, v: number): Point[] =>
  Array.from({ length: line.pieces + 1 }, (_, at) => line.at((at / line.pieces - 0.5) * line.length, v))

/** Points of the outline within this distance of a straight edge are left out, in cm. */
const STRAIGHT = 3

const isCorner = (before: Point, at: Point, after: Point): boolean => {
  const dx = after.x - before.x
  const dy = after.y - before.y
  return Math.abs((at.x - before.x) * dy - (at.y - before.y) * dx) > STRAIGHT * Math.hypot(dx, dy)
}

const withoutStraight = (points: Point[]): Point[] => {
  const corners: Point[] = []
  points.forEach((point, at) => {
    const before = corners[corners.length - 1] ?? points[points.length - 1]
    if (isCorner(before, point, points[(at + 1) % points.length])) corners.push(point)
  })
  return corners
}

const outlineOf = (lines: readonly Line[], depth: number): number[] => {
  const first = lines[0]
  const last = lines[lines.length - 1]
  const sides = lines.slice(1, -1)
  const points = [
    ...along(first, -depth / 2),
    ...sides.map((line) => line.at(line.length / 2, 0)),
    ...along(last, depth / 2).reverse(),
    ...[...sides].reverse().map((line) => line.at(-line.length / 2, 0)),
  ]
  return withoutStraight(points).flatMap(({ x, y }) => [x, y])
}

/** Creates a section with its seats and its outline. */
export const section = (plan: SectionPlan): DraftSection => ({
  code: plan.code,
  level: plan.level,
  gate: plan.gate,
  outline: outlineOf(plan.lines, plan.depth),
  rows: plan.lines.map((line, row) => rowOf(plan, line, row)),
})
