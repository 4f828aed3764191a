import { type Camera, cameraOn, centred, fitted, zoomedTo } from './camera'
import type { EngineOptions, Hit, SeatMapEngine } from './contract'
import { createFramePainter } from './frame'
import { type Box, boxOf, grown, joined } from './geometry'
import { createGestures } from './gesture'
import { type Marks, NO_MARKS } from './marks'
import { cameraAt, type MiniMapFrame, miniMapFrame } from './mini-map'
import type { Picture } from './part'
import { createScene, seatNear, sectionAt, sectionBox } from './scene'
import type { DrawingSurface } from '@/lib/drawing-surface'
import { createViewpoint } from './viewpoint'

/** Distance of two seats (CSS px) from which seats are painted instead of sections. */
const SEATS_FROM = 5
/**
 * Distance between two adjacent seats (CSS px) from which a tap selects a seat. At a smaller distance, a tap zooms in.
 */
const TAP_FROM = 11
/**
 * Distance between two adjacent seats (CSS px) after a tap has zoomed in. `SECTION_MIN` is the minimum distance for
 * showing a whole section.
 */
const NEAR = 24
const SECTION_MIN = 10
/** Maximum distance between a tap and the seat that it selects, CSS px. */
const TAP_TOLERANCE = 14
const WHEEL_SPEED = 0.0016
const PINCH_SPEED = 0.01

/** Value of `frame` after `dispose`. It prevents requests for further frames. */
const DISPOSED = -1

/**
 * Creates a seat map on a surface, which is controlled by touch, wheel and keyboard. It requests a frame only when
 * something changes.
 */
export const createSeatMapEngine = (options: EngineOptions): SeatMapEngine => {
  const { on, reducedMotion = false, seatsFrom = SEATS_FROM, miniMap = true, clearTop = 0 } = options
  let { surface, house, labels } = options
  let marks: Marks = NO_MARKS
  let picture: Picture = { scene: createScene(house), marks, theme: options.theme, pixelRatio: surface.pixelRatio }
  let ring = -1
  let frame: number | null = null
  let askedAt = 0
  let isPatient = true
  let notified: Camera | null = null
  let mapTouch: MiniMapFrame | null = null

  const requestFrame = (): void => {
    if (frame !== null) return
    askedAt = surface.now()
    frame = surface.requestFrame(paint)
  }

  const sizeOf = ({ width, height }: DrawingSurface) => ({ width, height, top: clearTop })

  const viewpoint = createViewpoint({
    bounds: house.map.bounds,
    view: sizeOf(surface),
    pitch: house.map.pitch,
    reducedMotion,
    changed: requestFrame,
    now: () => surface.now(),
  })

  const pitchAt = ({ scale }: Camera): number => scale * house.map.pitch
  const hasSeats = (camera: Camera): boolean => pitchAt(camera) >= seatsFrom

  const createPainter = () => {
    const { smallest } = viewpoint.limits()
    return createFramePainter(surface, smallest * house.map.pitch >= seatsFrom ? smallest : null)
  }
  let painter = createPainter()

  const paint = (): void => {
    frame = null
    viewpoint.step(surface.now())
    const camera = viewpoint.camera()
    const shown = {
      picture,
      camera,
      labels,
      ring,
      smallest: viewpoint.limits().smallest,
      hasSeats: hasSeats(camera),
      hasMiniMap: miniMap,
      clearTop,
      askedAt,
    }
    if (painter.paint(shown, isPatient) || viewpoint.isMoving()) requestFrame()
    isPatient = false
    if (camera === notified) return
    notified = camera
    on.view(camera)
  }

  /** Requests a complete repaint in the next frame. */
  const repaint = (): void => {
    picture = { ...picture, marks, pixelRatio: surface.pixelRatio }
    painter.invalidateAll()
    isPatient = true
    requestFrame()
  }

  const hit = (x: number, y: number): Hit => {
    const { scale, x: left, y: top } = viewpoint.camera()
    const planX = (x - left) / scale
    const planY = (y - top) / scale
    const { pitch } = house.map
    const reach = Math.min(pitch, Math.max(pitch * 0.55, TAP_TOLERANCE / scale))
    const seat = seatNear(picture.scene, planX, planY, reach)
    const section = seat < 0 ? sectionAt(picture.scene, planX, planY) : house.map.rows[house.map.rowOf[seat]].section
    return { seat, section }
  }

  const glideOn = (box: Box, nearest: number, least: number): void => {
    const target = cameraOn(box, surface, 28, nearest / house.map.pitch)
    const scale = Math.max(target.scale, least / house.map.pitch)
    viewpoint.glideTo(scale === target.scale ? target : zoomedTo(target, scale, surface.width / 2, surface.height / 2))
  }

  const zoomToSection = (section: number): void => {
    if (section >= 0 && section < house.map.sections.length)
      glideOn(sectionBox(picture.scene, section), NEAR * 1.25, Math.max(SECTION_MIN, seatsFrom * 1.5))
  }

  const zoomToPoint = (x: number, y: number): void => {
    const camera = viewpoint.camera()
    viewpoint.glideTo(zoomedTo(camera, Math.max(camera.scale * 2, NEAR / house.map.pitch), x, y))
  }

  const tap = (x: number, y: number, count: number): void => {
    const camera = viewpoint.camera()
    const found = hit(x, y)
    if (!hasSeats(camera)) {
      zoomToSection(found.section)
      return on.tap({ ...found, seat: -1 })
    }
    if (found.seat >= 0 && pitchAt(camera) < TAP_FROM) {
      zoomToPoint(x, y)
      return on.tap({ ...found, seat: -1 })
    }
    if (count === 2 && found.seat < 0) return zoomToPoint(x, y)
    on.tap(found)
  }

  const gestures = createGestures({
    down: () => viewpoint.stop(),
    move: (dx, dy, factor, x, y) => {
      if (mapTouch) viewpoint.moveTo(cameraAt(mapTouch, x, y, viewpoint.camera(), surface))
      else viewpoint.pull(dx, dy, factor, x, y)
    },
    tap: (x, y, count) => {
      if (mapTouch) viewpoint.glideTo(cameraAt(mapTouch, x, y, viewpoint.camera(), surface))
      else tap(x, y, count)
    },
    release: (velocityX, velocityY) => (mapTouch ? undefined : viewpoint.release(velocityX, velocityY)),
  })

  const miniMapPosition = (x: number, y: number): MiniMapFrame | null => {
    const frame = miniMap ? miniMapFrame(picture, surface, viewpoint.camera(), viewpoint.limits().smallest) : null
    return frame && x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom ? frame : null
  }

  const zoomBy = (factor: number, x = surface.width / 2, y = surface.height / 2): void => {
    const { smallest, largest } = viewpoint.limits()
    const camera = viewpoint.camera()
    const scale = Math.min(largest, Math.max(smallest, camera.scale * factor))
    viewpoint.moveTo(zoomedTo(camera, scale, x, y))
  }

  requestFrame()

  return {
    hit,
    zoomBy,
    zoomToSection,
    setHouse(next) {
      const isSamePlan = next.map === house.map
      house = next
      picture = { ...picture, scene: isSamePlan ? { ...picture.scene, house } : createScene(house) }
      if (!isSamePlan) {
        marks = { ...marks, chosen: new Set(), chosenRows: new Set() }
        ring = -1
        viewpoint.measure(house.map.bounds, sizeOf(surface), house.map.pitch)
        painter = createPainter()
      }
      repaint()
    },
    changed(seats) {
      painter.invalidateSeats(picture, seats)
      requestFrame()
    },
    choose(seats) {
      const chosen = new Set(seats)
      const toggled = [...marks.chosen].filter((seat) => !chosen.has(seat))
      toggled.push(...seats.filter((seat) => !marks.chosen.has(seat)))
      marks = { ...marks, chosen, chosenRows: new Set(seats.map((seat) => house.map.rowOf[seat])) }
      picture = { ...picture, marks }
      if (toggled.length === 0) return
      painter.invalidateSeats(picture, toggled)
      requestFrame()
    },
    filter(tiers, kinds = 0) {
      marks = { ...marks, tiers, kinds }
      repaint()
    },
    setTheme(theme) {
      picture = { ...picture, theme }
      repaint()
    },
    setLabels(next) {
      labels = next
      repaint()
    },
    resize(next) {
      if (frame !== null) surface.cancelFrame(frame)
      frame = null
      surface = next
      viewpoint.measure(house.map.bounds, sizeOf(surface), house.map.pitch)
      painter = createPainter()
      repaint()
    },
    touch(kind, points, time) {
      if (kind === 'start' && gestures.count() === 0)
        mapTouch = points[0] ? miniMapPosition(points[0].x, points[0].y) : null
      gestures.touch(kind, points, time)
    },
    wheel(x, y, deltaY, isPinch) {
      const limit = 120
      const delta = Math.max(-limit, Math.min(limit, deltaY))
      zoomBy(Math.exp(-delta * (isPinch ? PINCH_SPEED : WHEEL_SPEED)), x, y)
    },
    panBy(dx, dy) {
      const camera = viewpoint.camera()
      viewpoint.moveTo({ ...camera, x: camera.x + dx, y: camera.y + dy })
    },
    moveTo: (camera) => viewpoint.moveTo(camera),
    fit() {
      viewpoint.glideTo(fitted(house.map.bounds, sizeOf(surface)))
    },
    zoomToSeats(seats) {
      const { x, y, pitch } = house.map
      const box = seats.reduce<Box | null>((sum, seat) => joined(sum, boxOf([x[seat], y[seat]])), null)
      if (!box) return
      glideOn(grown(box, pitch), NEAR * 1.25, SECTION_MIN)
    },
    camera: () => viewpoint.camera(),
    positionOf(seat) {
      const { scale, x, y } = viewpoint.camera()
      return { x: house.map.x[seat] * scale + x, y: house.map.y[seat] * scale + y }
    },
    focus(seat) {
      ring = seat
      requestFrame()
      if (seat < 0) return
      const camera = viewpoint.camera()
      const planX = house.map.x[seat]
      const planY = house.map.y[seat]
      const x = planX * camera.scale + camera.x
      const y = planY * camera.scale + camera.y
      const margin = 48
      const isNear = pitchAt(camera) >= TAP_FROM
      const isSeen = x >= margin && y >= margin && x <= surface.width - margin && y <= surface.height - margin
      if (isNear && isSeen) return
      viewpoint.glideTo(centred(planX, planY, isNear ? camera.scale : NEAR / house.map.pitch, surface))
    },
    paintNow() {
      if (frame === null || frame === DISPOSED) return
      surface.cancelFrame(frame)
      paint()
    },
    dispose() {
      viewpoint.stop()
      if (frame !== null) surface.cancelFrame(frame)
      frame = DISPOSED
    },
  }
}
