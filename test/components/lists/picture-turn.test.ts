import { comesAtOnce } from '@/components/lists/picture-turn'

test('pictures of the screen come at once, the rest of the first page near the screen, later ones as soon as they are drawn', () => {
  const rows = [0, 4, 5, 19, 20, 400]
  expect(rows.map(comesAtOnce)).toEqual([true, true, false, false, true, true])
})
