import type { Bounds } from '@/domain/seat/seat-map'
import type { Box } from './geometry'

/** How the plan lies on the surface: `screen = plan × scale + (x, y)`; plan in cm, screen in CSS px. */
export interface Camera {
  /** CSS px a cm. */
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
  /** CSS px at the top that the whole plan keeps clear of: something lies over them. */
  top?: number
}

/** What a camera may show. */
export interface Limits {
  bounds: Bounds
  view: Size
  smallest: number
  largest: number
}

/** How far the plan's middle may leave the view's, beyond what it takes to see its edges: a share of the view. */
const OVERSCROLL = 0.35
const PADDING = 12
/** Distance of two seats at the closest, CSS px: a seat is as large as a finger wants it. */
const MAX_PITCH = 48

/** The camera that shows a box of the plan whole and in the middle, `padding` CSS px round it, no nearer than `largest`. */
export const cameraOn = (box: Box, view: Size, padding: number, largest = Infinity): Camera => {
  const width = Math.max(1e-6, box.right - box.left)
  const height = Math.max(1e-6, box.bottom - box.top)
  const room = (side: number) => Math.max(side / 4, side - 2 * padding)
  const scale = Math.min(room(view.width) / width, room(view.height) / height, largest)
  return centred((box.left + box.right) / 2, (box.top + box.bottom) / 2, scale, view)
}

/** The camera with a point of the plan in the middle of the view. */
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

/** The whole plan. */
export const fitted = (bounds: Bounds, { width, height, top = 0 }: Size): Camera => {
  const camera = cameraOn(boxOfBounds(bounds), { width, height: height - top }, PADDING)
  return { ...camera, y: camera.y + top }
}

/** @param pitch distance of two seats, cm */
export const limitsOf = (bounds: Bounds, view: Size, pitch: number): Limits => {
  const smallest = fitted(bounds, view).scale
  return { bounds, view, smallest, largest: Math.max(smallest, MAX_PITCH / pitch) }
}

/** The same view at another scale; what lies under the point stays there. */
export const zoomedTo = ({ scale, x, y }: Camera, to: number, atX: number, atY: number): Camera => ({
  scale: to,
  x: atX - ((atX - x) / scale) * to,
  y: atY - ((atY - y) / scale) * to,
})

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const offsetWithin = (offset: number, start: number, length: number, scale: number, view: number): number => {
  const middle = (start + length / 2) * scale
  const slack = Math.max(0, (length * scale - view) / 2) + view * OVERSCROLL
  return clamp(offset, view / 2 - middle - slack, view / 2 - middle + slack)
}

/** The nearest camera within the limits; its scale changes about the middle of the view. */
export const bounded = (camera: Camera, { bounds, view, smallest, largest }: Limits): Camera => {
  const scale = clamp(camera.scale, smallest, largest)
  const { x, y } = scale === camera.scale ? camera : zoomedTo(camera, scale, view.width / 2, view.height / 2)
  return {
    scale,
    x: offsetWithin(x, bounds.x, bounds.width, scale, view.width),
    y: offsetWithin(y, bounds.y, bounds.height, scale, view.height),
  }
}

/** What a drag or pinch beyond the limits still moves: half of the way, on a scale that resists likewise. */
export const resisted = (camera: Camera, limits: Limits): Camera => {
  const { width, height } = limits.view
  const within = clamp(camera.scale, limits.smallest, limits.largest)
  const scale = within * Math.sqrt(camera.scale / within)
  const moved = scale === camera.scale ? camera : zoomedTo(camera, scale, width / 2, height / 2)
  const at = bounded(moved, { ...limits, smallest: scale, largest: scale })
  return { scale, x: (moved.x + at.x) / 2, y: (moved.y + at.y) / 2 }
}

/**
 * A camera on the way from one to another, 0 to 1: the point that both show at the same place stays there all the time.
 */
export const between = (from: Camera, to: Camera, share: number): Camera => {
  const scale = from.scale * (to.scale / from.scale) ** share
  const way = to.scale === from.scale ? share : (scale - from.scale) / (to.scale - from.scale)
  return share >= 1 ? to : { scale, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way }
}

/** What of the plan is in view. */
export const visibleBox = ({ scale, x, y }: Camera, { width, height }: Size): Box => ({
  left: -x / scale,
  top: -y / scale,
  right: (width - x) / scale,
  bottom: (height - y) / scale,
})
