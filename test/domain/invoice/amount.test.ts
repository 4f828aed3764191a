import fc from 'fast-check'
import { invoiceAmount } from '@/domain/invoice/amount'
import { amountInWords } from '@/domain/invoice/amount-words'

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
  // paid twice, and the second came back
  [
    [
      ['CHARGE', 5_000],
      ['CHARGE', 5_000],
      ['RETURN', 5_000],
    ],
    5_000,
  ],
  // more went back than came: nothing to make out
  [
    [
      ['CHARGE', 100],
      ['RETURN', 101],
    ],
    0,
  ],
] as [['CHARGE' | 'RETURN', number][], number][])('%j is made out for %i', (movements, amount) => {
  expect(invoiceAmount(movements.map(([kind, fen]) => ({ kind, amount: fen })))).toBe(amount)
})

const fen = fc.integer({ min: 1, max: 10_000_000 })
test('any order of parts that go back leaves the rest, to the fen, and never more than came', () => {
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

test.each([
  [0, '零圆整'],
  [1, '壹分'],
  [10, '壹角整'],
  [105, '壹圆零伍分'],
  [76_000, '柒佰陆拾圆整'],
  [100_500, '壹仟零伍圆整'],
  [101_012, '壹仟零壹拾圆壹角贰分'],
  [1_000_000, '壹万圆整'],
  [1_000_100, '壹万零壹圆整'],
  [10_000_010, '壹拾万圆壹角整'],
  [10_305_009, '壹拾万叁仟零伍拾圆零玖分'],
  [100_000_000_001, '壹拾亿圆零壹分'],
  [100_000_000_100, '壹拾亿零壹圆整'],
])('%i fen: %s', (amount, words) => {
  expect(amountInWords(amount)).toBe(words)
})

/** Reads the words back. */
const inFigures = (words: string): number => {
  const digit = (text: string | undefined): number => (text ? '零壹贰叁肆伍陆柒捌玖'.indexOf(text) : 0)
  const places = (text: string): number =>
    [...text.matchAll(/([壹贰叁肆伍陆柒捌玖])([仟佰拾]?)/g)].reduce(
      (sum, [, figure, place]) => sum + digit(figure) * { 仟: 1000, 佰: 100, 拾: 10, '': 1 }[place as '仟']!,
      0,
    )
  const [, yi = '', wan = '', yuan = '', jiao, cents] =
    /^(?:(.*)亿)?(?:(.*)万)?(?:(.*)圆)?(?:零)?(?:(.)角)?(?:(.)分)?整?$/.exec(words)!
  return (places(yi) * 1e8 + places(wan) * 1e4 + places(yuan)) * 100 + digit(jiao) * 10 + digit(cents)
}

test('words say the amount that they were made of', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 10 ** 13 })), (amount) => {
      expect(inFigures(amountInWords(amount))).toBe(amount)
    }),
  )
})
