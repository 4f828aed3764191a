import { type Camera, centred, type Size, visibleBox } from './camera'
import type { AvailabilityBook } from './availability'
import type { Box } from './geometry'
import type { Picture } from './part'
import { sectionColour, traceOutline } from './sections'
import { paintStage } from './stage'
import type { Brush } from './surface'

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

/** The brush counts CSS pixels when it comes, and is left as it may be. */
export const paintMiniMap = (
  brush: Brush,
  picture: Picture,
  book: AvailabilityBook,
  place: MiniMapPlace,
  seen: Camera,
  view: Size,
): void => {
  const { look, pixelRatio, scene } = picture
  const { camera } = place
  brush.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  brush.globalAlpha = 0.94
  brush.fillStyle = look.background
  brush.fillRect(place.left, place.top, place.right - place.left, place.bottom - place.top)
  brush.globalAlpha = 1
  brush.strokeStyle = look.sectionLine
  brush.lineWidth = 1
  brush.beginPath()
  brush.rect(place.left + 0.5, place.top + 0.5, place.right - place.left - 1, place.bottom - place.top - 1)
  brush.stroke()
  const scale = camera.scale * pixelRatio
  brush.setTransform(scale, 0, 0, scale, camera.x * pixelRatio, camera.y * pixelRatio)
  paintStage(brush, picture)
  scene.map.sections.forEach(({ outline }, section) => {
    brush.fillStyle = sectionColour(picture, book, section)
    brush.beginPath()
    traceOutline(brush, outline)
    brush.fill()
  })
  paintFrame(brush, picture, place, visibleBox(seen, view))
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
