import type { Bounds } from '@/domain/seat/seat-map'
import type { Box } from './geometry'

/** Position and scale of the plan on the surface: `screen = plan × scale + (x, y)`. Plan in cm, screen in CSS px. */
export interface Camera {
  /** Scale in CSS px per cm. */
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
  /** Height of the controls over the top of the map, CSS px. The whole plan is shown below the controls. */
  top?: number
}

/** Limits for the scale and position of a camera. */
export interface Limits {
  bounds: Bounds
  view: Size
  smallest: number
  largest: number
}

/** Maximum distance that the plan can be moved beyond its edges, as a share of the view. */
const OVERSCROLL = 0.35
const PADDING = 12
/** Maximum distance between two seats, CSS px. At this scale, a seat is as large as a touch target. */
const MAX_PITCH = 48

/**
 * Returns the camera that centers a box of the plan with `padding` CSS px around it. Its scale is at most `largest`.
 */
export const cameraOn = (box: Box, view: Size, padding: number, largest = Infinity): Camera => {
  const width = Math.max(1e-6, box.right - box.left)
  const height = Math.max(1e-6, box.bottom - box.top)
  const room = (side: number) => Math.max(side / 4, side - 2 * padding)
  const scale = Math.min(room(view.width) / width, room(view.height) / height, largest)
  return centred((box.left + box.right) / 2, (box.top + box.bottom) / 2, scale, view)
}

/** Returns the camera that shows a point of the plan in the center of the view. */
export const centred = (planX: number, planY: number, scale: number, view: Size): Camera => ({
  scale,
  x: view.width / 2 - planX * scale,
  y: view.height / 2 - planY * scale,
})

const boxOfBounds = ({ x, y, width, height }: Bounds): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** Returns the camera that shows the whole plan. */
export const fitted = (bounds: Bounds, { width, height, top = 0 }: Size): Camera => {
  const camera = cameraOn(boxOfBounds(bounds), { width, height: height - top }, PADDING)
  return { ...camera, y: camera.y + top }
}

/**
 * Returns the limits of the camera for a plan in a view.
 * @param pitch distance between two adjacent seats, cm
 */
export const limitsOf = (bounds: Bounds, view: Size, pitch: number): Limits => {
  const smallest = fitted(bounds, view).scale
  return { bounds, view, smallest, largest: Math.max(smallest, MAX_PITCH / pitch) }
}

/** Returns the camera at another scale. The point of the plan at the given screen position does not move. */
export const zoomedTo = ({ scale, x, y }: Camera, to: number, atX: number, atY: number): Camera => ({
  scale: to,
  x: atX - ((atX - x) / scale) * to,
  y: atY - ((atY - y) / scale) * to,
})

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

const limitOffset = (offset: number, start: number, length: number, scale: number, view: number): number => {
  const middle = (start + length / 2) * scale
  const range = Math.max(0, (length * scale - view) / 2) + view * OVERSCROLL
  return clamp(offset, view / 2 - middle - range, view / 2 - middle + range)
}

/** Returns the nearest camera within the limits. If the scale changes, the center of the view does not move. */
export const bounded = (camera: Camera, { bounds, view, smallest, largest }: Limits): Camera => {
  const scale = clamp(camera.scale, smallest, largest)
  const { x, y } = scale === camera.scale ? camera : zoomedTo(camera, scale, view.width / 2, view.height / 2)
  return {
    scale,
    x: limitOffset(x, bounds.x, bounds.width, scale, view.width),
    y: limitOffset(y, bounds.y, bounds.height, scale, view.height),
  }
}

/**
 * Returns the camera of a drag or pinch beyond the limits. The camera moves by half of the distance, and zooms by the
 * square root of the factor.
 */
export const resisted = (camera: Camera, limits: Limits): Camera => {
  const { width, height } = limits.view
  const within = clamp(camera.scale, limits.smallest, limits.largest)
  const scale = within * Math.sqrt(camera.scale / within)
  const moved = scale === camera.scale ? camera : zoomedTo(camera, scale, width / 2, height / 2)
  const at = bounded(moved, { ...limits, smallest: scale, largest: scale })
  return { scale, x: (moved.x + at.x) / 2, y: (moved.y + at.y) / 2 }
}

/**
 * Returns the camera between two cameras; `share` is 0 for the first and 1 for the second. A point that has the same
 * screen position in both does not move.
 */
export const between = (from: Camera, to: Camera, share: number): Camera => {
  const scale = from.scale * (to.scale / from.scale) ** share
  const progress = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale)
  return share >= 1 ? to : { scale, x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress }
}

/** Returns the visible part of the plan, cm. */
export const visibleBox = ({ scale, x, y }: Camera, { width, height }: Size): Box => ({
  left: -x / scale,
  top: -y / scale,
  right: (width - x) / scale,
  bottom: (height - y) / scale,
})
