import { fen, sumFen } from '@/domain/money'
import { moneyMoves } from '@/domain/order/money-moves'

const NONE = {
  cardAmount: 0,
  movedIn: 0,
  refundedAmount: 0,
  refundingAmount: 0,
  retainedFee: 0,
  movedOut: 0,
  rebookFee: 0,
  retainedDifference: 0,
}

describe('the money movements of an order', () => {
  it.each<[string, Partial<typeof NONE> & { payAmount: number }, [string, number][], number]>([
    ['of an untouched order', { payAmount: 204_000 }, [], 204_000],
    [
      'of a refund, a rebooking and a gift',
      { payAmount: 204_000, refundedAmount: 61_200, refundingAmount: 61_200, retainedFee: 6_800, movedOut: 68_000 },
      [
        ['refunding', -61_200],
        ['fee', -6_800],
        ['movedOut', -68_000],
      ],
      68_000,
    ],
    [
      'of refunds that have arrived in part',
      { payAmount: 204_000, refundedAmount: 122_400, refundingAmount: 61_200, retainedFee: 13_600 },
      [
        ['refunded', -61_200],
        ['refunding', -61_200],
        ['fee', -13_600],
      ],
      68_000,
    ],
    [
      'of a rebooking to a cheaper ticket, with a fee',
      { payAmount: 68_000, movedOut: 48_000, refundedAmount: 14_000, refundingAmount: 14_000, rebookFee: 6_000 },
      [
        ['refunding', -14_000],
        ['movedOut', -48_000],
        ['rebookFee', -6_000],
      ],
      0,
    ],
    [
      'of a rebooking to a cheaper ticket, without a refund',
      { payAmount: 68_000, movedOut: 48_000, retainedDifference: 20_000 },
      [
        ['movedOut', -48_000],
        ['difference', -20_000],
      ],
      0,
    ],
    ['of a full refund', { payAmount: 68_000, refundedAmount: 68_000 }, [['refunded', -68_000]], 0],
    ['of a refund that the fee consumes completely', { payAmount: 68_000, retainedFee: 68_000 }, [['fee', -68_000]], 0],
    ['of tickets from a rebooking', { payAmount: 20_000, movedIn: 68_000 }, [], 88_000],
    [
      'of a refund to a card and a payment',
      { payAmount: 20_000, cardAmount: 56_000, refundedAmount: 68_400, retainedFee: 7_600 },
      [
        ['cards', 56_000],
        ['refunded', -68_400],
        ['fee', -7_600],
      ],
      0,
    ],
    [
      'of refunded tickets from a rebooking',
      { payAmount: 20_000, movedIn: 68_000, refundedAmount: 79_200, retainedFee: 8_800 },
      [
        ['movedIn', 68_000],
        ['refunded', -79_200],
        ['fee', -8_800],
      ],
      0,
    ],
  ])('add up to the amount that remains paid: %s', (_, amounts, lines, left) => {
    const order = { ...NONE, ...amounts }
    const money = Object.fromEntries(Object.entries(order).map(([name, amount]) => [name, fen(amount)]))
    const moves = moneyMoves({ ...money, isCombo: false } as unknown as Parameters<typeof moneyMoves>[0])
    expect(moves.lines.map(({ kind, amount }) => [kind, amount])).toEqual(lines)
    expect(moves.left).toBe(left)
    if (lines.length > 0)
      expect(sumFen([fen(order.payAmount), ...moves.lines.map(({ amount }) => amount)])).toBe(moves.left)
  })

  it('name money from and for the other orders of a combo', () => {
    const none = { cardAmount: fen(0), refundingAmount: fen(0), retainedFee: fen(0) }
    const rest = { ...none, rebookFee: fen(0), retainedDifference: fen(0), isCombo: true }
    const [paid, more] = [fen(48_000), fen(20_000)]
    const into = moneyMoves({ ...rest, payAmount: paid, movedIn: more, movedOut: fen(0), refundedAmount: fen(68_000) })
    expect(into.lines.map(({ kind }) => kind)).toEqual(['comboIn', 'refunded'])
    const out = moneyMoves({ ...rest, payAmount: paid, movedIn: fen(0), movedOut: more, refundedAmount: fen(0) })
    expect(out).toEqual({ lines: [{ kind: 'comboOut', amount: -20_000 }], left: 28_000 })
  })
})
