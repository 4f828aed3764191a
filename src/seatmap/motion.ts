import { between, bounded, type Camera, type Limits } from './camera'

/** Duration of the animation from one view to another, ms. */
const GLIDE_MS = 240
/**
 * Factor by which the velocity of a fling decreases per ms. The fling ends below the speed in the next constant (CSS px
 * per ms).
 */
const FRICTION = 0.9965
const MIN_SPEED = 0.02
/**
 * Maximum time step of an animation, ms. A hidden page gets few frames, so the first step afterwards would be too
 * large.
 */
const MAX_STEP = 64

const eased = (share: number): number => 1 - (1 - share) ** 3

/** An animation. Returns the camera at a time (ms), and true as its second value if the animation has ended. */
export type Motion = (camera: Camera, now: number) => { camera: Camera; isOver: boolean }

/** Creates an animation to another view. */
export const glide =
  (from: Camera, to: Camera, start: number): Motion =>
  (_, now) => {
    const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS))
    return { camera: between(from, to, eased(share)), isOver: share >= 1 }
  }

/**
 * Creates an animation that continues a drag with decreasing velocity (CSS px per ms). The animation stops at the
 * limits of the camera.
 */
export const coast = (velocityX: number, velocityY: number, start: number, limits: Limits): Motion => {
  let last = start
  let x = velocityX
  let y = velocityY
  return (camera, now) => {
    const time = Math.min(MAX_STEP, Math.max(0, now - last))
    last = now
    const target = { ...camera, x: camera.x + x * time, y: camera.y + y * time }
    const at = bounded(target, limits)
    if (at.x !== target.x) x = 0
    if (at.y !== target.y) y = 0
    x *= FRICTION ** time
    y *= FRICTION ** time
    return { camera: at, isOver: Math.hypot(x, y) < MIN_SPEED }
  }
}
