import type { AvailabilityCache } from './availability'
import { type Camera, centred, type Size } from './camera'
import type { Box } from './geometry'
import type { Picture } from './part'
import { sectionColour, traceOutline } from './sections'
import { paintStage } from './stage'
import type { Bitmap, Context2d, DrawingSurface } from '@/lib/drawing-surface'

/** CSS px: largest size of the mini-map, its margin on the surface, the padding within its frame. */
const MAX_SIZE = { width: 104, height: 84 }
const MARGIN = 12
const INSET = 5
/** Factor of the smallest scale from which the mini-map is painted. */
const FROM = 1.8

/** The mini-map's box on the surface, and the position of the plan in it. */
export interface MiniMapPlace extends Box {
  camera: Camera
}

/** The place in the top right corner; null while the whole plan is in view. */
export const miniMapPlace = (picture: Picture, view: Size, camera: Camera, smallest: number): MiniMapPlace | null => {
  if (camera.scale < smallest * FROM) return null
  const { x, y, width, height } = picture.scene.map.bounds
  const scale = Math.min((MAX_SIZE.width - 2 * INSET) / width, (MAX_SIZE.height - 2 * INSET) / height)
  const right = view.width - MARGIN
  const left = right - width * scale - 2 * INSET
  const inner = { scale, x: left + INSET - x * scale, y: MARGIN + INSET - y * scale }
  return { left, top: MARGIN, right, bottom: MARGIN + height * scale + 2 * INSET, camera: inner }
}

/** The camera centred on a point of the mini-map. */
export const cameraAt = ({ camera }: MiniMapPlace, x: number, y: number, now: Camera, view: Size): Camera =>
  centred((x - camera.x) / camera.scale, (y - camera.y) / camera.scale, now.scale, view)

/** Background, stage and sections; `left` and `top` are the position on the context, CSS px. */
const paintPlan = (
  context: Context2d,
  picture: Picture,
  availability: AvailabilityCache,
  place: MiniMapPlace,
  left: number,
  top: number,
): void => {
  const { theme, pixelRatio, scene } = picture
  const { camera } = place
  const width = place.right - place.left
  const height = place.bottom - place.top
  context.setTransform(pixelRatio, 0, 0, pixelRatio, left * pixelRatio, top * pixelRatio)
  context.fillStyle = theme.background
  context.fillRect(0, 0, width, height)
  context.strokeStyle = theme.sectionLine
  context.lineWidth = 1
  context.beginPath()
  context.rect(0.5, 0.5, width - 1, height - 1)
  context.stroke()
  const scale = camera.scale * pixelRatio
  const x = (camera.x - place.left + left) * pixelRatio
  const y = (camera.y - place.top + top) * pixelRatio
  context.setTransform(scale, 0, 0, scale, x, y)
  paintStage(context, picture)
  scene.map.sections.forEach(({ outline }, section) => {
    context.fillStyle = sectionColour(picture, availability, section)
    context.beginPath()
    traceOutline(context, outline)
    context.fill()
  })
}

/** The frame around the part of the plan in view. */
const paintFrame = (context: Context2d, { theme, pixelRatio }: Picture, place: MiniMapPlace, seen: Box): void => {
  const { camera } = place
  const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
  const left = clamp(seen.left * camera.scale + camera.x, place.left + 2, place.right - 8)
  const right = clamp(seen.right * camera.scale + camera.x, left + 6, place.right - 2)
  const top = clamp(seen.top * camera.scale + camera.y, place.top + 2, place.bottom - 8)
  const bottom = clamp(seen.bottom * camera.scale + camera.y, top + 6, place.bottom - 2)
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  context.lineWidth = 1.5
  context.strokeStyle = theme.ink
  context.beginPath()
  context.rect(left, top, right - left, bottom - top)
  context.stroke()
}

/** Paints the mini-map of one surface; the plan is cached in a bitmap until a section changes. */
export const createMiniMap = (surface: DrawingSurface) => {
  const { context, pixelRatio } = surface
  let cached: Bitmap | null = null
  let isFresh = false

  const refresh = (picture: Picture, availability: AvailabilityCache, place: MiniMapPlace): void => {
    const width = Math.ceil((place.right - place.left) * pixelRatio)
    const height = Math.ceil((place.bottom - place.top) * pixelRatio)
    if (cached?.width !== width || cached.height !== height) cached = surface.createBitmap(width, height)
    if (cached) paintPlan(cached.context, picture, availability, place, 0, 0)
    isFresh = true
  }

  return {
    paint(picture: Picture, availability: AvailabilityCache, place: MiniMapPlace, seen: Box): void {
      if (!isFresh) refresh(picture, availability, place)
      context.setTransform(1, 0, 0, 1, 0, 0)
      if (!cached) paintPlan(context, picture, availability, place, place.left, place.top)
      else context.drawImage(cached.source, Math.round(place.left * pixelRatio), Math.round(place.top * pixelRatio))
      paintFrame(context, picture, place, seen)
    },
    invalidate(): void {
      isFresh = false
    },
  }
}
