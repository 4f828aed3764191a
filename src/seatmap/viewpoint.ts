import { bounded, type Camera, fitted, type Limits, limitsOf, resisted, type Size, zoomedTo } from './camera'
import type { Bounds } from '@/domain/seat/seat-map'
import { coast, glide, type Motion } from './motion'

export interface ViewpointOptions {
  bounds: Bounds
  view: Size
  /** Distance between two seats, cm. */
  pitch: number
  reducedMotion: boolean
  /** Called when the camera has changed or will change, so that a frame is needed. */
  changed(): void
  now(): number
}

/** Minimum speed at the end of a drag for the movement to continue, CSS px per ms. */
const MIN_FLING_SPEED = 0.12

/** Creates the controller of the camera. It limits the camera and runs its animations. */
export const createViewpoint = ({ bounds, view, pitch, reducedMotion, changed, now }: ViewpointOptions) => {
  let limits: Limits = limitsOf(bounds, view, pitch)
  let camera = fitted(bounds, view)
  /** Camera of the current drag, without the resistance beyond the limits; null if no drag is running. */
  let pulled: Camera | null = null
  let motion: Motion | null = null

  const set = (next: Camera): void => {
    if (next.scale === camera.scale && next.x === camera.x && next.y === camera.y) return
    camera = next
    changed()
  }

  const start = (next: Motion): void => {
    motion = next
    changed()
  }

  const glideTo = (target: Camera): void => {
    const to = bounded(target, limits)
    pulled = null
    if (reducedMotion) {
      motion = null
      return set(to)
    }
    start(glide(camera, to, now()))
  }

  return {
    camera: () => camera,
    limits: () => limits,
    isMoving: () => motion !== null,
    /**
     * Sets another plan or surface. The center of the view does not move. If the whole plan was visible, the whole new
     * plan is shown.
     */
    measure(nextBounds: Bounds, nextView: Size, nextPitch: number): void {
      const isWhole = camera.scale <= limits.smallest * 1.001
      const shiftX = (nextView.width - limits.view.width) / 2
      const shiftY = (nextView.height - limits.view.height) / 2
      limits = limitsOf(nextBounds, nextView, nextPitch)
      motion = null
      pulled = null
      const moved = { ...camera, x: camera.x + shiftX, y: camera.y + shiftY }
      camera = isWhole ? fitted(nextBounds, nextView) : bounded(moved, limits)
      changed()
    },
    moveTo(target: Camera): void {
      motion = null
      pulled = null
      set(bounded(target, limits))
    },
    glideTo,
    /** Moves the camera with the fingers. Beyond the limits, the camera only moves by half of the distance. */
    pull(dx: number, dy: number, factor: number, x: number, y: number): void {
      motion = null
      const from = pulled ?? camera
      const moved = { ...from, x: from.x + dx, y: from.y + dy }
      pulled = factor === 1 ? moved : zoomedTo(moved, moved.scale * factor, x, y)
      set(resisted(pulled, limits))
    },
    /** Ends a drag. Continues the movement with the velocity of the fingers, or returns to the limits. */
    release(velocityX: number, velocityY: number): void {
      pulled = null
      const home = bounded(camera, limits)
      if (home.x !== camera.x || home.y !== camera.y || home.scale !== camera.scale) return glideTo(home)
      if (reducedMotion || Math.hypot(velocityX, velocityY) < MIN_FLING_SPEED) return
      start(coast(velocityX, velocityY, now(), limits))
    },
    stop(): void {
      motion = null
    },
    /** Advances the animation to this time. */
    step(time: number): void {
      if (!motion) return
      const { camera: next, isOver } = motion(camera, time)
      camera = next
      if (isOver) motion = null
    },
  }
}
