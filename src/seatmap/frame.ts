import { createAvailability } from './availability'
import { type Camera, visibleBox } from './camera'
import { clipped } from './clip'
import { createFarLayer } from './far-layer'
import { type Box, joined } from './geometry'
import type { MapLabels } from './map-labels'
import { createMiniMap, miniMapFrame } from './mini-map'
import type { Picture } from './part'
import type { View } from './pieces'
import { paintRowRail } from './row-rail'
import { sectionBox } from './scene'
import { createSeatLayer } from './seat-layer'
import { createSectionLabels } from './section-labels'
import { hasFloors, paintFloors, paintShapes } from './sections'
import { paintStage, paintStageName } from './stage'
import type { Context2d, DrawingSurface } from '@/lib/drawing-surface'

/** State of the map that one frame shows. */
export interface Shown {
  picture: Picture
  camera: Camera
  labels: MapLabels
  /** Index of the seat with the focus ring; -1 if no seat has the ring. */
  ring: number
  /** Minimum scale, CSS px per cm. */
  smallest: number
  /** True if seats are painted instead of sections. */
  hasSeats: boolean
  hasMiniMap: boolean
  /** Height of the controls over the top of the map, CSS px. */
  clearTop: number
  /** Time at which the frame was requested, on the surface's clock (ms). */
  askedAt: number
}

const RING = 2
/**
 * Minimum time between request and painting of a slow frame, ms. `PAUSE` is the time without frames that ends a
 * movement, ms.
 */
const SLOW = 24
const PAUSE = 250
/** Number of slow frames in a movement after which scaled pictures are drawn without smoothing. */
const ROUGH_AFTER = 3

/** Creates the painter of frames on one surface. */
export const createFramePainter = (surface: DrawingSurface, overviewScale: number | null) => {
  const { context, pixelRatio } = surface
  const size = { width: surface.width, height: surface.height }
  const seats = createSeatLayer(surface, overviewScale === null ? null : overviewScale * pixelRatio)
  const availability = createAvailability()
  const sectionLabels = createSectionLabels()
  const miniMap = createMiniMap(surface)
  const far = createFarLayer(surface)
  /** Camera and focus ring of the last painted frame; null if everything must be repainted. */
  let last: { camera: Camera; ring: number } | null = null
  let lastAt = 0
  let slowFrames = 0
  /** Box of the seats that have changed since the last frame, cm; null if no seat has changed. */
  let dirtyBox: Box | null = null

  const paintRing = ({ ring, picture }: Shown, view: View): void => {
    const { theme, scene } = picture
    const { map } = scene
    if (ring < 0 || ring >= map.seatCount) return
    const radius = Math.max(scene.radius * 1.4 * view.scale, 8 * pixelRatio)
    const x = map.x[ring] * view.scale + view.x
    const y = map.y[ring] * view.scale + view.y
    context.setTransform(1, 0, 0, 1, 0, 0)
    const lines = [
      [theme.background, RING * 2.4],
      [theme.ink, RING],
    ] as const
    for (const [colour, width] of lines) {
      context.strokeStyle = colour
      context.lineWidth = width * pixelRatio
      context.beginPath()
      context.arc(x, y, radius, 0, Math.PI * 2)
      context.stroke()
    }
  }

  /** Returns the parts of the view that neither the controls nor the mini-map cover, as boxes of the plan (cm). */
  const uncovered = ({ camera, clearTop }: Shown, frame: Box | null): Box[] => {
    const { width, height } = size
    const areas = frame
      ? [
          { left: 0, top: clearTop, right: frame.left, bottom: height },
          { left: 0, top: Math.max(clearTop, frame.bottom), right: width, bottom: height },
        ]
      : [{ left: 0, top: clearTop, right: width, bottom: height }]
    return areas.map(({ left, top, right, bottom }) => ({
      left: (left - camera.x) / camera.scale,
      top: (top - camera.y) / camera.scale,
      right: (right - camera.x) / camera.scale,
      bottom: (bottom - camera.y) / camera.scale,
    }))
  }

  /** Paints the layers below the seats. If the map shows sections instead of seats, paints these. */
  const paintGround = ({ picture, labels, hasSeats }: Shown, onto: Context2d, view: View, box: Box): void => {
    const { theme } = picture
    const line = pixelRatio / view.scale
    onto.setTransform(1, 0, 0, 1, 0, 0)
    onto.fillStyle = theme.background
    onto.fillRect(0, 0, Math.round(size.width * pixelRatio), Math.round(size.height * pixelRatio))
    onto.setTransform(view.scale, 0, 0, view.scale, view.x, view.y)
    paintStage(onto, picture)
    if (hasSeats) paintFloors(onto, picture, box, line)
    else paintShapes(onto, picture, availability, box, line)
    onto.setTransform(1, 0, 0, 1, 0, 0)
    if (!hasSeats) sectionLabels.paint(onto, view, picture, labels, availability, box)
    else if (hasFloors(theme)) sectionLabels.paintOnFloors(onto, view, picture, box)
  }

  const paintFar = (shown: Shown, view: View): void => {
    far.paint(view, visibleBox(shown.camera, size), (onto, at, box) => paintGround(shown, onto, at, box))
    context.setTransform(1, 0, 0, 1, 0, 0)
  }

  const paintNear = (shown: Shown, view: View, box: Box, isPatient: boolean): boolean => {
    const { picture, camera, clearTop } = shown
    far.release()
    paintGround(shown, context, view, box)
    const isUnfinished = seats.paint(view, picture, box, isPatient)
    context.setTransform(1, 0, 0, 1, 0, 0)
    paintRowRail(context, view, picture, visibleBox(camera, size), clearTop)
    return isUnfinished
  }

  /** Paints the part of the plan within `box` (cm). @returns true if a further frame must complete the picture */
  const paintBox = (shown: Shown, view: View, box: Box, isPatient: boolean): boolean => {
    const { camera, picture, labels } = shown
    const isUnfinished = shown.hasSeats && paintNear(shown, view, box, isPatient)
    if (!shown.hasSeats) paintFar(shown, view)
    const frame = shown.hasMiniMap ? miniMapFrame(picture, size, camera, shown.smallest) : null
    paintStageName(context, view, picture, labels, uncovered(shown, frame))
    paintRing(shown, view)
    if (frame) miniMap.paint(picture, availability, frame, visibleBox(camera, size))
    return isUnfinished
  }

  /**
   * Repaints a part of the plan that is already on the surface. @returns true if a further frame must complete the
   * picture
   */
  const repaintBox = (shown: Shown, view: View, box: Box): boolean => {
    const { left, top, right, bottom } = box
    const pixels = {
      left: Math.floor(left * view.scale + view.x) - 1,
      top: Math.floor(top * view.scale + view.y) - 1,
      right: Math.ceil(right * view.scale + view.x) + 1,
      bottom: Math.ceil(bottom * view.scale + view.y) + 1,
    }
    let isUnfinished = false
    clipped(context, pixels, () => (isUnfinished = paintBox(shown, view, box, false)))
    return isUnfinished
  }

  /**
   * Turns the smoothing of bitmaps on or off. Without a graphics card, smoothing takes most of the time of a frame. A
   * finished picture is not scaled, so it needs no smoothing.
   */
  const chooseSmoothing = ({ askedAt }: Shown): void => {
    const now = surface.now()
    slowFrames = now - lastAt > PAUSE ? 0 : slowFrames + (now - askedAt > SLOW ? 1 : 0)
    lastAt = now
    context.imageSmoothingEnabled = slowFrames < ROUGH_AFTER
  }

  return {
    /** Paints a frame. @returns true if a further frame must complete the picture */
    paint(shown: Shown, isPatient: boolean): boolean {
      chooseSmoothing(shown)
      const { camera } = shown
      const view = {
        scale: camera.scale * pixelRatio,
        x: Math.round(camera.x * pixelRatio),
        y: Math.round(camera.y * pixelRatio),
      }
      const seen = visibleBox(camera, size)
      const isStill = last !== null && last.camera === camera && last.ring === shown.ring && shown.hasSeats
      const isUnfinished =
        isStill && dirtyBox ? repaintBox(shown, view, dirtyBox) : paintBox(shown, view, seen, isPatient)
      // The picture is incomplete, so the next frame repaints everything.
      last = isUnfinished ? null : { camera, ring: shown.ring }
      dirtyBox = null
      return isUnfinished
    },
    /** Marks seats for repainting, and recounts the availability of their sections. */
    invalidateSeats({ scene }: Picture, list: readonly number[]): void {
      const { map } = scene
      const reach = map.pitch * 0.55
      for (const seat of list) {
        const x = map.x[seat]
        const y = map.y[seat]
        const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
        seats.invalidate(box)
        dirtyBox = joined(dirtyBox, box)
        const { section } = map.rows[map.rowOf[seat]]
        availability.invalidate(section)
        sectionLabels.invalidate(section)
        far.invalidate(sectionBox(scene, section))
      }
      miniMap.invalidate()
    },
    invalidateAll(): void {
      seats.invalidateAll()
      far.invalidateAll()
      availability.invalidateAll()
      sectionLabels.invalidate()
      miniMap.invalidate()
      last = null
    },
  }
}
