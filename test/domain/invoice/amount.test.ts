import fc from 'fast-check'
import { invoiceAmount, invoiceParts } from '@/domain/invoice/amount'
import { fen as toFen } from '@/domain/money'

test.each([
  [[], 0],
  [[['CHARGE', 76_000]], 76_000],
  [
    [
      ['CHARGE', 76_000],
      ['RETURN', 76_000],
    ],
    0,
  ],
  [
    [
      ['CHARGE', 76_000],
      ['RETURN', 34_201],
    ],
    41_799,
  ],
  // The buyer paid twice, and the second payment was returned.
  [
    [
      ['CHARGE', 5_000],
      ['CHARGE', 5_000],
      ['RETURN', 5_000],
    ],
    5_000,
  ],
  // The refunds exceed the payments, so no invoice is possible.
  [
    [
      ['CHARGE', 100],
      ['RETURN', 101],
    ],
    0,
  ],
] as [['CHARGE' | 'RETURN', number][], number][])(
  'maps the payments %j to the invoice amount %i',
  (movements, amount) => {
    expect(invoiceAmount(movements.map(([kind, fen]) => ({ kind, amount: fen })))).toBe(amount)
  },
)

const fen = fc.integer({ min: 1, max: 10_000_000 })
test('computes the invoice amount as charges minus returns, in any order, never negative', () => {
  fc.assert(
    fc.property(fen, fc.array(fen, { maxLength: 6 }), (paid, parts) => {
      const amount = invoiceAmount([
        ...parts.map((part) => ({ kind: 'RETURN' as const, amount: part })),
        { kind: 'CHARGE', amount: paid },
      ])
      const rest = parts.reduce((left, part) => left - part, paid)
      expect(amount).toBe(rest > 0 ? rest : 0)
    }),
  )
})

it.each([
  ['only tickets', { fee: 0, movedIn: 0 }, ['tickets 88000']],
  ['tickets and a retained fee', { fee: 6_800, movedIn: 0 }, ['tickets 81200', 'fee 6800']],
  ['a rebooking', { fee: 0, movedIn: 68_000 }, ['movedIn 68000', 'difference 20000']],
])('splits the invoice amount into parts: %s', (_, { fee, movedIn }, parts) => {
  const found = invoiceParts({ invoiceAmount: toFen(88_000), fee: toFen(fee), movedIn: toFen(movedIn) })
  expect(found.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(parts)
})
