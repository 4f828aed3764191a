import { contrast, mixed, pixel, readable } from '@/seatmap/colour'

it('mixes, measures and packs colors', () => {
  expect(mixed('#000000', '#ff8000', 0.5)).toBe('#804000')
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(pixel('#123456')).toBe(0x563412)
})

it('returns the first readable color, or else black or white', () => {
  expect(readable('#ffffff', '#eeeeee', '#333333')).toBe('#333333')
  expect(readable('#777777', '#888888')).toBe('#000000')
  expect(readable('#101010')).toBe('#ffffff')
})
