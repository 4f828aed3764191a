import { scrollPopupHeight } from '@/domain/scroll-popup'

test.each([
  [375, 812, true, 1.2 * (0.8 * 375 - 32) + 110],
  [375, 812, false, 1.2 * (0.8 * 375 - 32) + 82],
  [1280, 800, true, 0.7 * 800 + 110],
])('computes the popup height for a screen of %i × %i (with title: %p)', (width, height, titled, expected) => {
  expect(scrollPopupHeight({ width, height }, titled)).toBe(Math.round(expected))
})
