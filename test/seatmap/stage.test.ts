import { setUp } from './support/engine'

it('names the stage within its visible part, below the controls and beside the mini-map', () => {
  const { engine, surface, map } = setUp({ clearTop: 52 })
  engine.zoomToSeats([0, 1])
  surface.settle()
  const { scale } = engine.camera()
  const [xs, ys] = [0, 1].map((axis) => Array.from(map.stage.outline).filter((_, at) => at % 2 === axis))
  // Moves the plan so that only the lower right part of the stage is visible, in the upper left of the view. The center
  // of the stage is far outside.
  engine.moveTo({ scale, x: 150 - Math.max(...xs) * scale, y: 200 - Math.max(...ys) * scale })
  surface.painted()
  surface.settle()
  const label = surface.painted().find(({ name, args }) => name === 'fillText' && args[0] === 'STAGE')
  const [, x, y] = label!.args as [string, number, number]
  expect([x > 0, x < 150 * 2, y > 52 * 2, y < 200 * 2]).toEqual([true, true, true, true])
})
