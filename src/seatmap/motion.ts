import { between, bounded, type Camera, type Limits } from './camera'

/** A glide to another view, ms. */
const GLIDE_MS = 240
/** What is left of a throw's speed after each ms; where it ends, CSS px a ms. */
const FRICTION = 0.9965
const MIN_SPEED = 0.02
/** A hidden page's frames may be far apart. */
const MAX_STEP = 64

const eased = (share: number): number => 1 - (1 - share) ** 3

/** A movement under way: where the camera is at a time, and whether the movement goes on. */
export type Motion = (camera: Camera, now: number) => { camera: Camera; isOver: boolean }

/** Glides to another view. */
export const glide =
  (from: Camera, to: Camera, start: number): Motion =>
  (_, now) => {
    const share = Math.min(1, Math.max(0, (now - start) / GLIDE_MS))
    return { camera: between(from, to, eased(share)), isOver: share >= 1 }
  }

/** Goes on after a drag and slows down, at the bounds at once. Speeds in CSS px a ms. */
export const coast = (velocityX: number, velocityY: number, start: number, limits: Limits): Motion => {
  let last = start
  let x = velocityX
  let y = velocityY
  return (camera, now) => {
    const time = Math.min(MAX_STEP, Math.max(0, now - last))
    last = now
    const wanted = { ...camera, x: camera.x + x * time, y: camera.y + y * time }
    const at = bounded(wanted, limits)
    if (at.x !== wanted.x) x = 0
    if (at.y !== wanted.y) y = 0
    x *= FRICTION ** time
    y *= FRICTION ** time
    return { camera: at, isOver: Math.hypot(x, y) < MIN_SPEED }
  }
}
