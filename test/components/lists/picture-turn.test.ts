import { comesAtOnce } from '@/components/lists/picture-turn'

test('requests pictures of visible entries and of later pages at once', () => {
  const rows = [0, 4, 5, 19, 20, 400]
  expect(rows.map(comesAtOnce)).toEqual([true, true, false, false, true, true])
})
