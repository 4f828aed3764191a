import { comesAtOnce } from '@/components/lists/picture-turn'

test('loads pictures on screen at once, and others of the first page near it', () => {
  const rows = [0, 4, 5, 19, 20, 400]
  expect(rows.map(comesAtOnce)).toEqual([true, true, false, false, true, true])
})
