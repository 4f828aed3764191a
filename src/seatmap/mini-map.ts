import type { AvailabilityCache } from './availability'
import { type Camera, centred, type Size } from './camera'
import type { Box } from './geometry'
import type { Picture } from './part'
import { sectionColour, traceOutline } from './sections'
import { paintStage } from './stage'
import type { Bitmap, Context2d, DrawingSurface } from '@/lib/drawing-surface'

/**
 * Maximum size of the mini-map, CSS px. `MARGIN` is its distance from the edges of the surface, `INSET` the space
 * inside its frame.
 */
const MAX_SIZE = { width: 104, height: 84 }
const MARGIN = 12
const INSET = 5
/** The mini-map is painted if the scale is larger than the smallest scale by this factor. */
const FROM = 1.8

/** Box of the mini-map on the surface, and the position and scale of the plan inside the box. */
export interface MiniMapFrame extends Box {
  camera: Camera
}

/** Returns the box of the mini-map in the top right corner of the surface. Null while the whole plan is visible. */
export const miniMapFrame = (picture: Picture, view: Size, camera: Camera, smallest: number): MiniMapFrame | null => {
  if (camera.scale < smallest * FROM) return null
  const { x, y, width, height } = picture.scene.map.bounds
  const scale = Math.min((MAX_SIZE.width - 2 * INSET) / width, (MAX_SIZE.height - 2 * INSET) / height)
  const right = view.width - MARGIN
  const left = right - width * scale - 2 * INSET
  const inner = { scale, x: left + INSET - x * scale, y: MARGIN + INSET - y * scale }
  return { left, top: MARGIN, right, bottom: MARGIN + height * scale + 2 * INSET, camera: inner }
}

/** Returns the camera whose view is centered on a point of the mini-map. */
export const cameraAt = ({ camera }: MiniMapFrame, x: number, y: number, now: Camera, view: Size): Camera =>
  centred((x - camera.x) / camera.scale, (y - camera.y) / camera.scale, now.scale, view)

/** Paints background, stage and sections of the mini-map. `left` and `top` are its position on the context, CSS px. */
const paintPlan = (
  context: Context2d,
  picture: Picture,
  availability: AvailabilityCache,
  frame: MiniMapFrame,
  left: number,
  top: number,
): void => {
  const { theme, pixelRatio, scene } = picture
  const { camera } = frame
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  context.setTransform(pixelRatio, 0, 0, pixelRatio, left * pixelRatio, top * pixelRatio)
  context.fillStyle = theme.background
  context.fillRect(0, 0, width, height)
  context.strokeStyle = theme.sectionLine
  context.lineWidth = 1
  context.beginPath()
  context.rect(0.5, 0.5, width - 1, height - 1)
  context.stroke()
  const scale = camera.scale * pixelRatio
  const x = (camera.x - frame.left + left) * pixelRatio
  const y = (camera.y - frame.top + top) * pixelRatio
  context.setTransform(scale, 0, 0, scale, x, y)
  paintStage(context, picture)
  scene.map.sections.forEach(({ outline }, section) => {
    context.fillStyle = sectionColour(picture, availability, section)
    context.beginPath()
    traceOutline(context, outline)
    context.fill()
  })
}

/** Paints the frame around the visible part of the plan. */
const paintFrame = (context: Context2d, { theme, pixelRatio }: Picture, frame: MiniMapFrame, seen: Box): void => {
  const { camera } = frame
  const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
  const left = clamp(seen.left * camera.scale + camera.x, frame.left + 2, frame.right - 8)
  const right = clamp(seen.right * camera.scale + camera.x, left + 6, frame.right - 2)
  const top = clamp(seen.top * camera.scale + camera.y, frame.top + 2, frame.bottom - 8)
  const bottom = clamp(seen.bottom * camera.scale + camera.y, top + 6, frame.bottom - 2)
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  context.lineWidth = 1.5
  context.strokeStyle = theme.ink
  context.beginPath()
  context.rect(left, top, right - left, bottom - top)
  context.stroke()
}

/** Creates the painter of the mini-map. The plan is cached in a bitmap until a section changes. */
export const createMiniMap = (surface: DrawingSurface) => {
  const { context, pixelRatio } = surface
  let cached: Bitmap | null = null
  let isFresh = false

  const refresh = (picture: Picture, availability: AvailabilityCache, frame: MiniMapFrame): void => {
    const width = Math.ceil((frame.right - frame.left) * pixelRatio)
    const height = Math.ceil((frame.bottom - frame.top) * pixelRatio)
    if (cached?.width !== width || cached.height !== height) cached = surface.createBitmap(width, height)
    if (cached) paintPlan(cached.context, picture, availability, frame, 0, 0)
    isFresh = true
  }

  return {
    paint(picture: Picture, availability: AvailabilityCache, frame: MiniMapFrame, seen: Box): void {
      if (!isFresh) refresh(picture, availability, frame)
      context.setTransform(1, 0, 0, 1, 0, 0)
      if (!cached) paintPlan(context, picture, availability, frame, frame.left, frame.top)
      else context.drawImage(cached.source, Math.round(frame.left * pixelRatio), Math.round(frame.top * pixelRatio))
      paintFrame(context, picture, frame, seen)
    },
    invalidate(): void {
      isFresh = false
    },
  }
}
