import fc from 'fast-check'
import { amountInWords } from '../../../../../scripts/gateway/modules/after-sale/invoice/amount-words'

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
])('converts %i fen to the Chinese numerals %s', (amount, text) => {
  expect(amountInWords(amount)).toBe(text)
})

/** Converts the Chinese text of an amount back to fen. */
const inFigures = (text: string): number => {
  const digit = (text: string | undefined): number => (text ? '零壹贰叁肆伍陆柒捌玖'.indexOf(text) : 0)
  const places = (text: string): number =>
    [...text.matchAll(/([壹贰叁肆伍陆柒捌玖])([仟佰拾]?)/g)].reduce(
      (sum, [, figure, place]) => sum + digit(figure) * { 仟: 1000, 佰: 100, 拾: 10, '': 1 }[place as '仟']!,
      0,
    )
  const [, yi = '', wan = '', yuan = '', tens, cents] =
    /^(?:(.*)亿)?(?:(.*)万)?(?:(.*)圆)?(?:零)?(?:(.)角)?(?:(.)分)?整?$/.exec(text)!
  return (places(yi) * 1e8 + places(wan) * 1e4 + places(yuan)) * 100 + digit(tens) * 10 + digit(cents)
}

test('converts any amount to numerals that can be parsed back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 10 ** 13 })), (amount) => {
      expect(inFigures(amountInWords(amount))).toBe(amount)
    }),
  )
})
