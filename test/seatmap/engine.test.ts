import type { createSeatMapEngine } from '@/seatmap/engine'
import { setUp } from './support/engine'
import { largeHouse } from './support/house'
import { type FakeSurface, fakeSurface, LOOK, LABELS } from './support/surface'

const texts = (surface: FakeSurface) =>
  surface
    .painted()
    .filter(({ name }) => name === 'fillText')
    .map(({ args }) => args[0])

/** Returns the parts of bitmaps that were repainted, pixels. */
const stamped = (surface: FakeSurface) =>
  surface.bitmaps.flatMap(({ context }) =>
    context.strokes
      .splice(0)
      .filter(({ name }) => name === 'putImageData')
      .map(({ args }) => (args[4] as number) * (args[5] as number)),
  )

const press = (engine: ReturnType<typeof createSeatMapEngine>, x: number, y: number, time = 0) => {
  engine.touch('start', [{ id: 1, x, y }], time)
  engine.touch('end', [{ id: 1, x, y }], time + 50)
}

describe('the frames of the engine', () => {
  it('are not requested while nothing changes', () => {
    const { engine, surface } = setUp()
    expect(surface.waiting).toBe(0)
    engine.hit(10, 10)
    engine.positionOf(3)
    engine.choose([])
    engine.moveTo(engine.camera())
    expect(surface.waiting).toBe(0)
  })

  it('are requested once for any number of changes, and report the view once', () => {
    const { engine, surface, view } = setUp()
    view.mockClear()
    engine.panBy(10, 0)
    engine.panBy(10, 0)
    engine.choose([4])
    expect(surface.waiting).toBe(1)
    surface.settle()
    expect(view).toHaveBeenCalledTimes(1)
  })

  it('are painted at once on request, and then are no longer pending', () => {
    const { engine, surface } = setUp()
    surface.painted()
    engine.paintNow()
    expect(surface.painted()).toEqual([])
    engine.panBy(10, 0)
    engine.paintNow()
    expect(surface.painted().length).toBeGreaterThan(0)
    surface.frame()
    expect(surface.painted()).toEqual([])
    engine.dispose()
    engine.paintNow()
    expect(surface.painted()).toEqual([])
  })

  it('are no longer requested after disposal, and a pending frame is canceled', () => {
    const { engine, surface } = setUp()
    engine.panBy(10, 0)
    engine.dispose()
    engine.choose([1])
    engine.zoomBy(2)
    expect(surface.waiting).toBe(0)
  })

  it('paint a picture in several steps on a slow host, and then stop', () => {
    const { engine, surface } = setUp({ house: largeHouse() })
    surface.slowness = 2
    engine.zoomToSection(5)
    expect(surface.settle()).toBeGreaterThan(240 / 16)
    stamped(surface)
    engine.panBy(150, 150)
    surface.frame()
    const first = stamped(surface).length
    surface.settle()
    expect(first).toBeGreaterThan(0)
    expect(stamped(surface).length).toBeGreaterThan(0)
    expect(surface.waiting).toBe(0)
  })
})

describe('the painted content of the map', () => {
  it('contains sections with code and note, and the stage’s name, when zoomed out', () => {
    const { surface } = setUp({ house: largeHouse() }, { width: 1200, height: 900 })
    expect(texts(surface)).toEqual(expect.arrayContaining(['S1', 'note 0', 'S16', 'note 15', 'STAGE']))
    expect(surface.bitmaps).toHaveLength(0)
  })

  it('contains row letters and seat numbers when zoomed in', () => {
    const { engine, surface } = setUp()
    engine.zoomToSeats([0, 1])
    surface.settle()
    const written = surface.bitmaps.flatMap(({ context }) =>
      context.strokes.filter(({ name }) => name === 'fillText').map(({ args }) => args[0]),
    )
    expect(written).toEqual(expect.arrayContaining(['A', 'B', '1', '2']))
  })

  it('has bitmaps of at most the surface’s size', () => {
    const { engine, surface } = setUp({ house: largeHouse(), seatsFrom: 0 })
    engine.zoomBy(3)
    surface.settle()
    engine.zoomBy(3)
    surface.settle()
    expect(surface.bitmaps.length).toBeGreaterThan(1)
    for (const { width, height } of surface.bitmaps) {
      expect(width).toBeLessThanOrEqual(800)
      expect(height).toBeLessThanOrEqual(1200)
    }
  })

  it('repaints changed seats, and nothing around them', () => {
    const { engine, surface, house } = setUp()
    engine.zoomToSeats([0, 1])
    surface.settle()
    const { x, y } = engine.positionOf(1)
    stamped(surface)
    surface.painted()
    house.taken[1] = 1
    engine.changed([1])
    surface.settle()
    const parts = stamped(surface)
    const pitch = house.map.pitch * engine.camera().scale * surface.pixelRatio
    expect(parts.length).toBeGreaterThan(0)
    expect(parts.reduce((sum, area) => sum + area, 0)).toBeLessThan((pitch * 1.5) ** 2)
    const clip = surface.painted().find(({ name }) => name === 'rect')!.args as number[]
    expect(clip[0]).toBeLessThan(x * 2)
    expect(clip[0] + clip[2]).toBeGreaterThan(x * 2)
    expect(clip[1]).toBeLessThan(y * 2)
    expect(clip[2] * clip[3]).toBeLessThan((pitch * 1.5) ** 2)
  })

  it('repaints seats whose selection has changed', () => {
    const { engine, surface } = setUp()
    engine.choose([0])
    surface.settle()
    stamped(surface)
    engine.choose([0, 399])
    surface.settle()
    expect(stamped(surface)).toHaveLength(1)
    engine.choose([399])
    surface.settle()
    expect(stamped(surface)).toHaveLength(1)
  })

  it('is repainted completely for a new theme, labels or filter', () => {
    const { engine, surface } = setUp()
    for (const change of [
      () => engine.setTheme({ ...LOOK, dark: true }),
      () => engine.filter([true, false, false]),
      () => engine.setLabels({ ...LABELS, stage: 'BÜHNE' }),
    ]) {
      surface.painted()
      change()
      surface.settle()
      expect(surface.painted().length).toBeGreaterThan(0)
    }
    engine.setLabels({ ...LABELS, stage: 'PODIUM' })
    surface.settle()
    expect(texts(surface)).toContain('PODIUM')
  })

  it.each([
    ['no bitmaps', { hasBitmaps: false }],
    ['no pixels', { hasPixels: false }],
  ])('consists of paths on a host with %s', (_, made) => {
    const { engine, surface } = setUp({}, made)
    const brushes = () => [surface.context, ...surface.bitmaps.map(({ context }) => context)]
    const arcs = () => brushes().flatMap(({ strokes }) => strokes.splice(0).filter(({ name }) => name === 'arc'))
    expect(arcs().length).toBeGreaterThanOrEqual(400)
    engine.zoomToSeats([0, 1])
    surface.settle()
    expect(arcs().length).toBeGreaterThan(0)
    expect(surface.waiting).toBe(0)
  })
})

describe('touches on the map', () => {
  it('report a tapped seat', () => {
    const { engine, surface, map, tap } = setUp()
    engine.zoomToSeats([205])
    surface.settle()
    const { x, y } = engine.positionOf(205)
    press(engine, x + 3, y - 2)
    expect(tap).toHaveBeenCalledWith({ seat: 205, section: map.rows[map.rowOf[205]].section })
  })

  it('zoom to a tapped section, without reporting a seat', () => {
    const { engine, surface, tap } = setUp({ house: largeHouse() })
    const before = engine.camera().scale
    const { x, y } = engine.positionOf(1600 * 6 + 820)
    press(engine, x, y)
    expect(tap).toHaveBeenCalledWith({ seat: -1, section: 6 })
    surface.settle()
    expect(engine.camera().scale).toBeGreaterThan(before * 2)
    expect(engine.hit(200, 300).section).toBe(6)
  })

  it('move the map further after a fling, and then stop', () => {
    const { engine, surface } = setUp()
    engine.zoomBy(6)
    surface.settle()
    engine.touch('start', [{ id: 1, x: 200, y: 300 }], 0)
    engine.touch('move', [{ id: 1, x: 215, y: 300 }], 16)
    engine.touch('move', [{ id: 1, x: 240, y: 300 }], 32)
    engine.touch('end', [{ id: 1, x: 240, y: 300 }], 40)
    const released = engine.camera().x
    expect(surface.settle()).toBeGreaterThan(10)
    expect(engine.camera().x).toBeGreaterThan(released + 50)
    expect(surface.waiting).toBe(0)
  })

  it('move the map back after a drag beyond the limits', () => {
    const { engine, surface } = setUp()
    engine.touch('start', [{ id: 1, x: 0, y: 300 }], 0)
    engine.touch('move', [{ id: 1, x: 390, y: 300 }], 200)
    const pulled = engine.camera().x
    engine.touch('end', [{ id: 1, x: 390, y: 300 }], 600)
    surface.settle()
    expect(engine.camera().x).toBeLessThan(pulled)
    expect(surface.waiting).toBe(0)
  })

  it('zoom without motion if reduced motion is preferred', () => {
    const { engine, surface } = setUp({ reducedMotion: true })
    engine.zoomToSection(1)
    const { scale } = engine.camera()
    surface.settle()
    expect(engine.camera().scale).toBe(scale)
    expect(engine.hit(200, 300).section).toBe(1)
  })

  it('include the wheel, which zooms at the pointer', () => {
    const { engine, map } = setUp()
    const before = engine.positionOf(399)
    engine.wheel(before.x, before.y, -120, false)
    const after = engine.positionOf(399)
    expect(engine.camera().scale * map.pitch).toBeGreaterThan(0)
    expect(after.x).toBeCloseTo(before.x, 3)
    expect(after.y).toBeCloseTo(before.y, 3)
  })

  it('move the view by a tap on the mini-map, which selects no seat', () => {
    const { engine, surface, tap } = setUp()
    engine.zoomToSeats([0])
    surface.settle()
    press(engine, 380, 40)
    surface.settle()
    expect(tap).not.toHaveBeenCalled()
    expect(engine.hit(200, 300).section).not.toBe(0)
  })
})

it('draws a ring around the focused seat, and brings the seat into view', () => {
  const { engine, surface } = setUp({ house: largeHouse() })
  surface.painted()
  engine.focus(77)
  surface.settle()
  const { x, y } = engine.positionOf(77)
  expect(x).toBeCloseTo(200)
  expect(y).toBeCloseTo(300)
  expect(surface.painted().some(({ name, args }) => name === 'arc' && Math.abs((args[0] as number) - 400) < 2)).toBe(
    true,
  )
})

it('preserves the center of the view, or the whole plan, after a resize', () => {
  const { engine } = setUp()
  engine.resize(fakeSurface({ width: 800, height: 300 }))
  const all = engine.camera()
  engine.fit()
  expect(engine.camera()).toEqual(all)
  const closer = setUp()
  closer.engine.zoomToSeats([210])
  closer.surface.settle()
  closer.engine.resize(fakeSurface({ width: 300, height: 500 }))
  expect(closer.engine.positionOf(210).x).toBeCloseTo(150, 0)
  expect(closer.engine.positionOf(210).y).toBeCloseTo(250, 0)
})

it('shows another plan completely, and clears the selection', () => {
  const { engine, surface } = setUp()
  engine.zoomBy(5)
  engine.choose([3])
  surface.settle()
  engine.setHouse(largeHouse())
  surface.settle()
  const { x, y } = engine.positionOf(0)
  expect(x).toBeGreaterThan(-2000)
  expect(y).toBeGreaterThan(-2000)
  expect(surface.waiting).toBe(0)
})
