import { createGestures } from '@/seatmap/gesture'

const setUp = () => {
  const log: unknown[][] = []
  const gestures = createGestures({
    down: () => log.push(['down']),
    move: (...args) => log.push(['move', ...args]),
    tap: (...args) => log.push(['tap', ...args]),
    release: (...args) => log.push(['release', ...args]),
  })
  const finger = (id: number, x: number, y: number) => [{ id, x, y }]
  return { ...gestures, log, finger }
}

it('reports a tap at the point where the finger went down', () => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 50, 60), 0)
  touch('move', finger(1, 53, 62), 40)
  touch('end', finger(1, 53, 62), 90)
  expect(log).toEqual([['down'], ['tap', 50, 60, 1]])
})

it('reports the second quick tap as a double tap, and the third as single', () => {
  const { touch, finger, log } = setUp()
  for (const time of [0, 200, 400]) {
    touch('start', finger(1, 50, 60), time)
    touch('end', finger(1, 50, 60), time + 50)
  }
  expect(log.filter(([name]) => name === 'tap').map(([, , , count]) => count)).toEqual([1, 2, 1])
})

it.each([
  ['too late', 50, 500],
  ['elsewhere', 120, 200],
])('reports a second tap that is %s as another single tap', (_, x, time) => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 50, 60), 0)
  touch('end', finger(1, 50, 60), 50)
  touch('start', finger(1, x, 60), time)
  touch('end', finger(1, x, 60), time + 50)
  expect(log.filter(([name]) => name === 'tap').map(([, , , count]) => count)).toEqual([1, 1])
})

it('ignores a long press, and a touch that the host cancels', () => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 50, 60), 0)
  touch('end', finger(1, 50, 60), 900)
  touch('start', finger(1, 50, 60), 1000)
  touch('cancel', finger(1, 50, 60), 1050)
  expect(log).toEqual([['down'], ['down']])
})

it('reports a drag by the whole movement, and its final speed', () => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 50, 60), 0)
  touch('move', finger(1, 70, 60), 10)
  touch('move', finger(1, 90, 65), 30)
  touch('end', finger(1, 90, 65), 40)
  expect(log).toEqual([['down'], ['move', 20, 0, 1, 70, 60], ['move', 20, 5, 1, 90, 65], ['release', 1, 0.25]])
})

it('reports no speed if the finger rests before it is lifted', () => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 0, 0), 0)
  touch('move', finger(1, 90, 0), 20)
  touch('end', finger(1, 90, 0), 400)
  expect(log[log.length - 1]).toEqual(['release', 0, 0])
})

it('moves and zooms with two fingers around their center', () => {
  const { touch, finger, log } = setUp()
  touch('start', finger(1, 100, 100), 0)
  touch('start', finger(2, 200, 100), 5)
  touch('move', [...finger(1, 50, 100), ...finger(2, 250, 100)], 20)
  expect(log).toEqual([['down'], ['move', 0, 0, 2, 150, 100]])
})

it('reports neither a jump nor a tap if one finger of a pinch remains', () => {
  const { touch, finger, log } = setUp()
  touch('start', [...finger(1, 100, 100), ...finger(2, 200, 100)], 0)
  touch('end', finger(2, 200, 100), 10)
  touch('move', finger(1, 104, 100), 20)
  touch('end', finger(1, 104, 100), 30)
  expect(log).toEqual([['down'], ['move', 4, 0, 1, 104, 100], ['release', 0, 0]])
})

it('ignores touch points that have no start event', () => {
  const { touch, finger, log, count } = setUp()
  touch('move', finger(7, 0, 0), 0)
  touch('end', finger(7, 0, 0), 1)
  expect(log).toEqual([])
  expect(count()).toBe(0)
})
