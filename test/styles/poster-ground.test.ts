import { blend, contrast, parseColor } from '@/styles/color'
import { posterGround, VEIL } from '@/styles/poster-ground'

const white = { r: 255, g: 255, b: 255 }
const ground = (color: string) => parseColor(posterGround(color))!

describe('the background of a show’s header', () => {
  test.each(['#ffffff', '#ffe600', '#00e5ff', '#fb5200', '#7aa2ff', '#0b0b0b', '', 'red'])(
    'is dark enough for white text, even over a white poster (%s)',
    (color) => {
      expect(contrast(white, ground(color))).toBeGreaterThanOrEqual(10)
      expect(contrast(white, blend(ground(color), white, VEIL))).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('is the color of the poster if the poster is dark', () => {
    expect(posterGround('#22314a')).toBe('#22314a')
  })
})
