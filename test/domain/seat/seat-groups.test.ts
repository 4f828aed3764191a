import { groupSeatIds } from '@/domain/seat/seat-groups'

test('groups seat ids by row, and sorts rows by first appearance', () => {
  expect(groupSeatIds(['B-2-7', 'A12-7-15', 'B-2-8', 'A12-7-16'])).toEqual([
    { section: 'B', row: '2', numbers: ['7', '8'] },
    { section: 'A12', row: '7', numbers: ['15', '16'] },
  ])
})

test.each(['', 'A', 'A-1', 'A-1-', '-1-2', 'A-1-2-3'])('ignores the invalid seat id “%s”', (seatId) => {
  expect(groupSeatIds([seatId])).toEqual([])
})
