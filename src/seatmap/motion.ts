import { between, bounded, type Camera, type Limits } from './camera'

/** Duration of an animation to another view, ms. */
const GLIDE_MS = 240
/** Factor of the velocity per ms after a fling, and the speed at which it ends, CSS px per ms. */
const FRICTION = 0.9965
const MIN_SPEED = 0.02
/** ms: limits the step after a pause, because a hidden page gets few frames. */
const MAX_STEP = 64

const eased = (share: number): number => 1 - (1 - share) ** 3

/** An animation: returns the camera at a time, and if the animation is over. */
export type Motion = (camera: Camera, now: number) => { camera: Camera; isOver: boolean }

/** Animates to another view. */
export const glide =
  (from: Camera, to: Camera, start: number): Motion =>
  (_, now) => {
    const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS))
    return { camera: between(from, to, eased(share)), isOver: share >= 1 }
  }

/** Continues a drag with decreasing velocity (CSS px per ms); stops at the limits. */
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
