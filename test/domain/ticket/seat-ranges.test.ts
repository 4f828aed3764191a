import { seatRanges } from '@/domain/ticket/seat-ranges'

describe('the seat ranges of a ticket', () => {
  it.each([
    ['joins neighbours of a row', ['8 排 2 座', '8 排 3 座', '8 排 4 座', '8 排 5 座'], ['8 排 2–5 座']],
    ['combines seats in any order', ['8 排 3 座', '8 排 2 座'], ['8 排 2–3 座']],
    ['has a plural in English', ['Row 8, seat 2', 'Row 8, seat 3'], ['Row 8, seats 2–3']],
    [
      'preserves a non-breaking space',
      ['Row\u00a08, seat\u00a02', 'Row\u00a08, seat\u00a03'],
      ['Row\u00a08, seats\u00a02–3'],
    ],
    ['does not combine seats of several rows', ['8 排 2 座', '9 排 3 座', '8 排 3 座'], ['8 排 2–3 座', '9 排 3 座']],
    ['does not combine seats across a gap', ['8 排 9 座', '8 排 10 座', '8 排 12 座'], ['8 排 9–10 座', '8 排 12 座']],
    ['leaves a single seat unchanged', ['Row 8, seat 2'], ['Row 8, seat 2']],
    ['combines numbers with no text after them', ['VIP A-1', 'VIP A-2'], ['VIP A-1–2']],
    [
      'leaves a label without a seat number unchanged',
      ['站席', '站席', '8 排 02 座', '7'],
      ['站席', '站席', '8 排 02 座', '7'],
    ],
  ])('are formatted as follows: %s', (_name, labels, expected) => {
    expect(seatRanges(labels)).toEqual(expected)
  })
})
