import { masonryColumns, pictureRatio } from '@/domain/masonry'

const same = (ratio: number): number => ratio

test('puts each card into the shortest column', () => {
  expect(masonryColumns([2, 0.5, 1, 0.5], 2, same)).toEqual([
    [2, 0.5],
    [0.5, 1],
  ])
})

test('preserves the columns of existing cards when cards are appended', () => {
  const ratios = Array.from({ length: 60 }, (_, index) => 0.4 + ((index * 7) % 13) / 8)
  for (const count of [2, 5]) {
    const few = masonryColumns(ratios.slice(0, 20), count, same)
    const all = masonryColumns(ratios, count, same)
    few.forEach((column, index) => expect(all[index].slice(0, column.length)).toEqual(column))
    expect(all.flat().sort()).toEqual([...ratios].sort())
  }
})

test('fills columns so that their heights differ by at most one card', () => {
  const ratios = Array.from({ length: 40 }, (_, index) => 0.4 + ((index * 5) % 11) / 8)
  const heights = masonryColumns(ratios, 2, same).map((column) => column.reduce((sum, ratio) => sum + ratio + 0.75, 0))
  expect(Math.abs(heights[0] - heights[1])).toBeLessThanOrEqual(2.75)
})

test.each([
  [{ width: 1200, height: 600 }, 0.5],
  [{ width: 480, height: 640 }, 4 / 3],
  [{ width: 10, height: 9_999 }, 2],
  [{ width: 9_999, height: 1 }, 0.4],
  [{ width: 0, height: 10 }, 4 / 3],
  [{ width: 10, height: 0 }, 4 / 3],
  [{ width: 10, height: -5 }, 4 / 3],
  [null, 4 / 3],
  [undefined, 4 / 3],
])('maps the picture size %j to the aspect ratio %d', (size, ratio) => expect(pictureRatio(size)).toBeCloseTo(ratio))
