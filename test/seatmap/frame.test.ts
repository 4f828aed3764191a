import { setUp } from './support/engine'

it('disables smoothing while frames are slow, until a pause', () => {
  const { engine, surface } = setUp()
  const frames = (count: number, ms: number) => {
    for (let at = 0; at < count; at += 1) {
      engine.panBy(1, 0)
      surface.frame(ms)
    }
    return surface.context.imageSmoothingEnabled
  }
  expect(frames(20, 17)).toBe(true)
  expect(frames(2, 40)).toBe(true)
  expect(frames(3, 40)).toBe(false)
  expect(frames(20, 17)).toBe(false)
  expect(frames(1, 400)).toBe(true)
})

it('does not treat rare frames on a fast host as slow', () => {
  const { engine, surface } = setUp()
  for (let at = 0; at < 10; at += 1) {
    surface.frame(40)
    engine.panBy(1, 0)
    surface.frame(10)
  }
  expect(surface.context.imageSmoothingEnabled).toBe(true)
})
