import type { AvailabilityBook } from './availability'
import { type Camera, centred, type Size } from './camera'
import type { Box } from './geometry'
import type { Picture } from './part'
import { sectionColour, traceOutline } from './sections'
import { paintStage } from './stage'
import type { Bitmap, Brush, Surface } from './surface'

/** Largest sides of the mini-map, its distance to the surface's corner, the room within its frame; CSS px. */
const MOST = { width: 104, height: 84 }
const MARGIN = 12
const INSET = 5
/** It is shown from this much of the smallest scale on. */
const FROM = 1.8

/** Where the mini-map lies on a surface, and how the plan lies in it. */
export interface MiniMapPlace extends Box {
  camera: Camera
}

/** In the corner at the right, below the top; null while all of the plan can be seen anyway. */
export const miniMapPlace = (picture: Picture, view: Size, camera: Camera, smallest: number): MiniMapPlace | null => {
  if (camera.scale < smallest * FROM) return null
  const { x, y, width, height } = picture.scene.map.bounds
  const scale = Math.min((MOST.width - 2 * INSET) / width, (MOST.height - 2 * INSET) / height)
  const right = view.width - MARGIN
  const left = right - width * scale - 2 * INSET
  const inner = { scale, x: left + INSET - x * scale, y: MARGIN + INSET - y * scale }
  return { left, top: MARGIN, right, bottom: MARGIN + height * scale + 2 * INSET, camera: inner }
}

/** The camera that a point of the mini-map asks for. */
export const cameraAt = ({ camera }: MiniMapPlace, x: number, y: number, now: Camera, view: Size): Camera =>
  centred((x - camera.x) / camera.scale, (y - camera.y) / camera.scale, now.scale, view)

/** Its ground, stage and sections; `left` and `top` are where it lies on the brush, CSS px. */
const paintPlan = (
  brush: Brush,
  picture: Picture,
  book: AvailabilityBook,
  place: MiniMapPlace,
  left: number,
  top: number,
): void => {
  const { look, pixelRatio, scene } = picture
  const { camera } = place
  const width = place.right - place.left
  const height = place.bottom - place.top
  brush.setTransform(pixelRatio, 0, 0, pixelRatio, left * pixelRatio, top * pixelRatio)
  brush.fillStyle = look.background
  brush.fillRect(0, 0, width, height)
  brush.strokeStyle = look.sectionLine
  brush.lineWidth = 1
  brush.beginPath()
  brush.rect(0.5, 0.5, width - 1, height - 1)
  brush.stroke()
  const scale = camera.scale * pixelRatio
  const x = (camera.x - place.left + left) * pixelRatio
  const y = (camera.y - place.top + top) * pixelRatio
  brush.setTransform(scale, 0, 0, scale, x, y)
  paintStage(brush, picture)
  scene.map.sections.forEach(({ outline }, section) => {
    brush.fillStyle = sectionColour(picture, book, section)
    brush.beginPath()
    traceOutline(brush, outline)
    brush.fill()
  })
}

/** What of the plan is in view. */
const paintFrame = (brush: Brush, { look, pixelRatio }: Picture, place: MiniMapPlace, seen: Box): void => {
  const { camera } = place
  const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
  const left = within(seen.left * camera.scale + camera.x, place.left + 2, place.right - 8)
  const right = within(seen.right * camera.scale + camera.x, left + 6, place.right - 2)
  const top = within(seen.top * camera.scale + camera.y, place.top + 2, place.bottom - 8)
  const bottom = within(seen.bottom * camera.scale + camera.y, top + 6, place.bottom - 2)
  brush.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  brush.lineWidth = 1.5
  brush.strokeStyle = look.ink
  brush.beginPath()
  brush.rect(left, top, right - left, bottom - top)
  brush.stroke()
}

/** Paints the mini-map of one surface; its plan is kept as a picture until sections look different. */
export const createMiniMap = (surface: Surface) => {
  const { context: brush, pixelRatio } = surface
  let kept: Bitmap | null = null
  let isFresh = false

  const refresh = (picture: Picture, book: AvailabilityBook, place: MiniMapPlace): void => {
    const width = Math.ceil((place.right - place.left) * pixelRatio)
    const height = Math.ceil((place.bottom - place.top) * pixelRatio)
    if (kept?.width !== width || kept.height !== height) kept = surface.createBitmap(width, height)
    if (kept) paintPlan(kept.context, picture, book, place, 0, 0)
    isFresh = true
  }

  return {
    paint(picture: Picture, book: AvailabilityBook, place: MiniMapPlace, seen: Box): void {
      if (!isFresh) refresh(picture, book, place)
      brush.setTransform(1, 0, 0, 1, 0, 0)
      if (!kept) paintPlan(brush, picture, book, place, place.left, place.top)
      else brush.drawImage(kept.source, Math.round(place.left * pixelRatio), Math.round(place.top * pixelRatio))
      paintFrame(brush, picture, place, seen)
    },
    forget(): void {
      isFresh = false
    },
  }
}
