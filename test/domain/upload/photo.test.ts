import { photoProblem } from '@/domain/upload/photo'

/** A picture of 20 × 20 pixels, whose brightness follows from the column. */
const picture = (brightness: (x: number) => number) => {
  const [width, height] = [20, 20]
  const data = Array.from({ length: width * height }, (_, at) => {
    const value = brightness(at % width)
    return [value, value, value, 255]
  }).flat()
  return { data, width, height }
}

describe('the measure of a photo', () => {
  it.each([
    ['a dark room', () => 30, 'DARK'],
    ['a lamp', () => 250, 'BRIGHT'],
    ['a soft gradient', (x: number) => 100 + 3 * x, 'BLURRED'],
    ['clear edges', (x: number) => (x % 4 < 2 ? 90 : 160), null],
  ])('finds the problem of %s', (_name, brightness, problem) => {
    expect(photoProblem(picture(brightness))).toBe(problem)
  })
})
