import { setUp } from './support/engine'
import { largeHouse } from './support/house'
import { LABELS } from './support/surface'

describe('sections on the zoomed-out map', () => {
  const names = (strokes: readonly { name: string }[]) => new Set(strokes.map(({ name }) => name))
  const moved = () => {
    const made = setUp({ house: largeHouse(), miniMap: false, labels: { ...LABELS, stage: '' } })
    for (let step = 0; step < 8; step += 1) {
      made.engine.panBy(2, 0)
      made.surface.frame()
    }
    made.surface.painted()
    return made
  }

  it('are bitmaps while they only move', () => {
    const { engine, surface } = moved()
    engine.panBy(2, 0)
    surface.frame()
    expect(names(surface.painted())).toEqual(new Set(['setTransform', 'drawImage']))
    for (const { width, height } of surface.bitmaps) expect([width, height]).toEqual([256, 256])
  })

  it('are painted in every frame while the scale changes', () => {
    const { engine, surface } = moved()
    engine.zoomBy(1.1)
    surface.frame()
    expect(names(surface.painted())).toContain('fillText')
  })

  it('are repainted only where a seat was taken', () => {
    const { engine, surface, house } = moved()
    for (const { context } of surface.bitmaps) context.strokes.splice(0)
    house.taken[0] = 1
    engine.changed([0])
    surface.frame()
    const dirtyBox = surface.bitmaps.filter(({ context }) => context.strokes.length > 0)
    expect(dirtyBox.length).toBeGreaterThan(0)
    expect(dirtyBox.length).toBeLessThan(surface.bitmaps.length / 2)
    expect(names(surface.painted())).toEqual(new Set(['setTransform', 'drawImage']))
  })

  it('are shapes on a host without bitmaps', () => {
    const { engine, surface } = setUp({ house: largeHouse() }, { hasBitmaps: false })
    for (let step = 0; step < 6; step += 1) {
      engine.panBy(2, 0)
      surface.frame()
    }
    surface.painted()
    engine.panBy(2, 0)
    surface.frame()
    expect(names(surface.painted())).toContain('fillText')
  })
})
