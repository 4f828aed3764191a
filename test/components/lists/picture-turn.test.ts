import { comesAtOnce } from '@/components/lists/picture-turn'

test('loads pictures at once for the first visible entries and for later pages', () => {
  const rows = [0, 4, 5, 19, 20, 400]
  expect(rows.map(comesAtOnce)).toEqual([true, true, false, false, true, true])
})
