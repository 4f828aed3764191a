import { seatRanges } from '@/domain/ticket/seat-ranges'

describe('the seat ranges of a ticket', () => {
  it.each([
    ['joins neighbours of a row', ['8 排 2 座', '8 排 3 座', '8 排 4 座', '8 排 5 座'], ['8 排 2–5 座']],
    ['joins them in any order', ['8 排 3 座', '8 排 2 座'], ['8 排 2–3 座']],
    ['has a plural in English', ['Row 8, seat 2', 'Row 8, seat 3'], ['Row 8, seats 2–3']],
    [
      'keeps a space that does not break',
      ['Row\u00a08, seat\u00a02', 'Row\u00a08, seat\u00a03'],
      ['Row\u00a08, seats\u00a02–3'],
    ],
    ['keeps rows apart', ['8 排 2 座', '9 排 3 座', '8 排 3 座'], ['8 排 2–3 座', '9 排 3 座']],
    ['keeps a gap', ['8 排 9 座', '8 排 10 座', '8 排 12 座'], ['8 排 9–10 座', '8 排 12 座']],
    ['keeps one seat', ['Row 8, seat 2'], ['Row 8, seat 2']],
    ['joins numbers without a word behind them', ['VIP A-1', 'VIP A-2'], ['VIP A-1–2']],
    ['keeps a label without a seat number', ['站席', '站席', '8 排 02 座', '7'], ['站席', '站席', '8 排 02 座', '7']],
  ])('%s', (_name, labels, expected) => {
    expect(seatRanges(labels)).toEqual(expected)
  })
})
