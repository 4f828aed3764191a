import type { TouchPhase, TouchPoint } from '@/lib/touch'

export interface GestureEvents {
  /** Called when a finger touches the surface. Stops a running animation. */
  down(): void
  /**
   * Called when the fingers move by `dx` and `dy`, and pinch by `factor` around a point. `factor` is 1 for one finger.
   */
  move(dx: number, dy: number, factor: number, x: number, y: number): void
  /** Called for a tap. `count` is 2 for a double tap. */
  tap(x: number, y: number, count: number): void
  /** Called when the last finger of a drag is lifted. Gets the velocity of the drag (CSS px per ms). */
  release(velocityX: number, velocityY: number): void
}

/** Minimum movement of a finger that counts as a drag, CSS px. */
const SLOP = 8
const DOUBLE_MS = 300
const DOUBLE_PX = 28
/** Maximum duration of a tap, ms. */
const TAP_MS = 700
/** Period before the end of a drag in which its velocity is measured, ms. */
const SPEED_MS = 100

interface Sample {
  time: number
  x: number
  y: number
}

/** Returns the center of the touch points, and their mean distance from the center. */
const spanOf = (fingers: Iterable<TouchPoint>): { x: number; y: number; spread: number } => {
  const points = [...fingers]
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const spread = points.reduce((sum, point) => sum + Math.hypot(point.x - x, point.y - y), 0) / points.length
  return { x, y, spread }
}

/**
 * Creates the recognizer for drags, pinches and taps. It needs no clock, because each touch event contains its time in
 * ms.
 */
export const createGestures = (on: GestureEvents) => {
  const fingers = new Map<number, TouchPoint>()
  let start: Sample | null = null
  let isDrag = false
  let trail: Sample[] = []
  let lastTap: Sample | null = null

  const velocity = (time: number): [number, number] => {
    const recent = trail.filter((sample) => time - sample.time <= SPEED_MS)
    if (recent.length < 2) return [0, 0]
    const first = recent[0]
    const last = recent[recent.length - 1]
    const span = Math.max(1, last.time - first.time)
    return [(last.x - first.x) / span, (last.y - first.y) / span]
  }

  const tapAt = (x: number, y: number, time: number): void => {
    const again =
      lastTap !== null && time - lastTap.time <= DOUBLE_MS && Math.hypot(x - lastTap.x, y - lastTap.y) <= DOUBLE_PX
    lastTap = again ? null : { time, x, y }
    on.tap(x, y, again ? 2 : 1)
  }

  const begin = (points: readonly TouchPoint[], time: number): void => {
    if (fingers.size === 0) {
      isDrag = false
      trail = []
      start = points[0] && { time, x: points[0].x, y: points[0].y }
      on.down()
    }
    for (const point of points) fingers.set(point.id, point)
    if (fingers.size > 1) isDrag = true
  }

  const follow = (points: readonly TouchPoint[], time: number): void => {
    const moved = points.filter(({ id }) => fingers.has(id))
    if (moved.length === 0 || !start) return
    const before = spanOf(fingers.values())
    if (!isDrag && Math.hypot(moved[0].x - start.x, moved[0].y - start.y) < SLOP) return
    for (const point of moved) fingers.set(point.id, point)
    const now = spanOf(fingers.values())
    isDrag = true
    trail.push({ time, x: now.x, y: now.y })
    if (trail.length > 20) trail.shift()
    const factor = fingers.size > 1 && before.spread > 1 ? now.spread / before.spread : 1
    on.move(now.x - before.x, now.y - before.y, factor, now.x, now.y)
  }

  const leave = (points: readonly TouchPoint[], time: number, isTap: boolean): void => {
    const known = points.filter(({ id }) => fingers.delete(id))
    if (known.length === 0) return
    // The center moves when a finger is lifted, so the measurement starts again with the remaining fingers.
    trail = fingers.size > 0 ? [] : trail
    if (fingers.size > 0) return
    if (isDrag) on.release(...velocity(time))
    else if (isTap && start && time - start.time <= TAP_MS) tapAt(start.x, start.y, time)
    start = null
  }

  return {
    touch(kind: TouchPhase, points: readonly TouchPoint[], time: number): void {
      if (kind === 'start') begin(points, time)
      else if (kind === 'move') follow(points, time)
      else leave(points, time, kind === 'end')
    },
    /** Returns the number of fingers that touch the surface. */
    count: () => fingers.size,
  }
}
