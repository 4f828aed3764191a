import { checkTally, receiptOf } from '@/domain/vote/tally'

const entry = (salt: string, ...optionIds: string[]) => ({ receipt: receiptOf('V', optionIds, salt), optionIds })

const ENTRIES = [entry('1', 'a'), entry('2', 'a', 'b'), entry('3', 'b')]
const PUBLISHED = {
  counted: 3,
  options: [
    { optionId: 'a', count: 2 },
    { optionId: 'b', count: 2 },
  ],
}

describe('a receipt', () => {
  it('depends on vote, options and salt, but not on the order of the options', () => {
    const receipts = [
      receiptOf('V', ['a', 'b'], 's'),
      receiptOf('V', ['b', 'a'], 's'),
      receiptOf('W', ['a', 'b'], 's'),
      receiptOf('V', ['a'], 's'),
      receiptOf('V', ['a', 'b'], 't'),
    ]
    expect(receipts[1]).toBe(receipts[0])
    expect(new Set(receipts).size).toBe(4)
  })
})

describe('the check of the public list', () => {
  it('passes for a list that adds up and has the own receipts', () => {
    expect(checkTally(PUBLISHED, ENTRIES, [entry('2', 'b', 'a')])).toBeNull()
  })

  it.each([
    ['a receipt twice', 'LIST', PUBLISHED, [ENTRIES[0], ENTRIES[0], ENTRIES[2]], []],
    ['another number of ballots', 'LIST', { ...PUBLISHED, counted: 4 }, ENTRIES, []],
    ['other counts', 'COUNTS', PUBLISHED, [ENTRIES[0], ENTRIES[1], entry('4', 'a')], []],
    ['an unknown option', 'COUNTS', PUBLISHED, [ENTRIES[0], entry('2', 'a', 'b', 'x'), ENTRIES[2]], []],
    ['no own receipt', 'MISSING', PUBLISHED, ENTRIES, [entry('9', 'a')]],
    ['other own options', 'CHOICE', PUBLISHED, ENTRIES, [{ ...ENTRIES[0], optionIds: ['b'] }]],
  ])('finds %s', (_, problem, published, entries, own) => {
    expect(checkTally(published, entries, own)).toBe(problem)
  })
})
