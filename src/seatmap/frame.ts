import { createAvailability } from './availability'
import { type Camera, visibleBox } from './camera'
import { type Box, joined } from './geometry'
import type { Words } from './look'
import { createMiniMap, miniMapPlace } from './mini-map'
import type { Picture } from './part'
import type { View } from './pieces'
import { createSeatLayer } from './seat-layer'
import { createSectionLabels } from './section-labels'
import { hasFloors, paintFloors, paintShapes } from './sections'
import { paintStage, paintStageName } from './stage'
import type { Surface } from './surface'

/** What a frame shows. */
export interface Shown {
  picture: Picture
  camera: Camera
  words: Words
  /** The seat with the keyboard's ring, -1 for none. */
  ring: number
  /** The smallest scale, CSS px a cm. */
  smallest: number
  /** Seats instead of sections. */
  hasSeats: boolean
  hasMiniMap: boolean
}

const RING = 2

/** Paints frames on one surface. */
export const createFramePainter = (surface: Surface, overviewScale: number | null) => {
  const { context: brush, pixelRatio } = surface
  const size = { width: surface.width, height: surface.height }
  const seats = createSeatLayer(surface, overviewScale === null ? null : overviewScale * pixelRatio)
  const book = createAvailability()
  const labels = createSectionLabels()
  const miniMap = createMiniMap(surface)
  /** What the surface shows; null when it must be painted whole. */
  let last: { camera: Camera; ring: number } | null = null
  /** Where seats were altered since, cm. */
  let spoilt: Box | null = null

  const paintRing = ({ ring, picture }: Shown, view: View): void => {
    const { look, scene } = picture
    const { map } = scene
    if (ring < 0 || ring >= map.seatCount) return
    const radius = Math.max(scene.radius * 1.4 * view.scale, 8 * pixelRatio)
    const x = map.x[ring] * view.scale + view.x
    const y = map.y[ring] * view.scale + view.y
    brush.setTransform(1, 0, 0, 1, 0, 0)
    const lines = [
      [look.background, RING * 2.4],
      [look.ink, RING],
    ] as const
    for (const [colour, width] of lines) {
      brush.strokeStyle = colour
      brush.lineWidth = width * pixelRatio
      brush.beginPath()
      brush.arc(x, y, radius, 0, Math.PI * 2)
      brush.stroke()
    }
  }

  /** Paints what of the view lies in `box` (cm). @returns whether another frame is needed to finish the picture */
  const paintBox = (shown: Shown, view: View, box: Box, isPatient: boolean): boolean => {
    const { camera, picture, words } = shown
    const line = 1 / camera.scale
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.fillStyle = picture.look.background
    brush.fillRect(0, 0, Math.round(size.width * pixelRatio), Math.round(size.height * pixelRatio))
    brush.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
    paintStage(brush, picture)
    if (shown.hasSeats) paintFloors(brush, picture, box, line)
    else paintShapes(brush, picture, book, box, line)
    brush.setTransform(1, 0, 0, 1, 0, 0)
    if (shown.hasSeats && hasFloors(picture.look)) labels.paintOnFloors(brush, view, picture, box)
    const isUnfinished = shown.hasSeats && seats.paint(view, picture, box, isPatient)
    brush.setTransform(1, 0, 0, 1, 0, 0)
    if (!shown.hasSeats) labels.paint(brush, view, picture, words, book, box)
    paintStageName(brush, view, picture, words)
    paintRing(shown, view)
    const place = shown.hasMiniMap ? miniMapPlace(picture, size, camera, shown.smallest) : null
    if (place) miniMap.paint(picture, book, place, visibleBox(camera, size))
    return isUnfinished
  }

  /** Paints a part of a view that is on the surface already. */
  const paintOnly = (shown: Shown, view: View, { left, top, right, bottom }: Box): boolean => {
    const x = Math.floor(left * view.scale + view.x) - 1
    const y = Math.floor(top * view.scale + view.y) - 1
    brush.save()
    brush.setTransform(1, 0, 0, 1, 0, 0)
    brush.beginPath()
    brush.rect(x, y, Math.ceil(right * view.scale + view.x) + 1 - x, Math.ceil(bottom * view.scale + view.y) + 1 - y)
    brush.clip()
    const isUnfinished = paintBox(shown, view, { left, top, right, bottom }, false)
    brush.restore()
    return isUnfinished
  }

  return {
    /** @returns whether another frame is needed to finish the picture */
    paint(shown: Shown, isPatient: boolean): boolean {
      const { camera } = shown
      const view = {
        scale: camera.scale * pixelRatio,
        x: Math.round(camera.x * pixelRatio),
        y: Math.round(camera.y * pixelRatio),
      }
      const seen = visibleBox(camera, size)
      const isStill = last !== null && last.camera === camera && last.ring === shown.ring && shown.hasSeats
      const isUnfinished = isStill && spoilt ? paintOnly(shown, view, spoilt) : paintBox(shown, view, seen, isPatient)
      // What is unfinished is painted whole the next time.
      last = isUnfinished ? null : { camera, ring: shown.ring }
      spoilt = null
      return isUnfinished
    },
    /** Seats were altered: they are painted anew, and their sections counted. */
    spoilSeats({ scene }: Picture, list: readonly number[]): void {
      const { map } = scene
      const reach = map.pitch * 0.55
      for (const seat of list) {
        const x = map.x[seat]
        const y = map.y[seat]
        const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
        seats.spoil(box)
        spoilt = joined(spoilt, box)
        const { section } = map.rows[map.rowOf[seat]]
        book.forget(section)
        labels.forget(section)
      }
      miniMap.forget()
    },
    spoilAll(): void {
      seats.spoilAll()
      book.forgetAll()
      labels.forget()
      miniMap.forget()
      last = null
    },
  }
}

export type FramePainter = ReturnType<typeof createFramePainter>
