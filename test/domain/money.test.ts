import fc from 'fast-check'
import {
  addFen,
  type Fen,
  fen,
  formatDecimal,
  formatFen,
  minFen,
  readPriceParts,
  splitFen,
  subtractFen,
  sumFen,
  timesQuantity,
  toPriceInfo,
} from '@/domain/money'
import { LANGUAGES } from '@/domain/languages'

const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(fen)

describe('an amount in whole fen', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %p', (amount) => {
    expect(() => fen(amount)).toThrow(RangeError)
  })

  it('adds, subtracts, multiplies and sums', () => {
    expect(addFen(fen(150), fen(250))).toBe(400)
    expect(subtractFen(fen(100), fen(250))).toBe(-150)
    expect(timesQuantity(fen(38_050), 3)).toBe(114_150)
    expect(sumFen([])).toBe(0)
    expect(minFen(fen(3), fen(2))).toBe(2)
  })

  it.each([-1, 1.5, NaN])('rejects a quantity of %p', (quantity) => {
    expect(() => timesQuantity(fen(100), quantity)).toThrow(RangeError)
  })

  it('has the same sum in any order', () => {
    fc.assert(fc.property(fc.array(amounts, { maxLength: 30 }), (list) => sumFen(list) === sumFen([...list].reverse())))
  })
})

describe('the text of an amount', () => {
  it.each<[number, string, string, string]>([
    [38_000, '380', '00', '380'],
    [38_050, '380', '50', '380.50'],
    [38_005, '380', '05', '380.05'],
    [5, '0', '05', '0.05'],
    [-5, '-0', '05', '-0.05'],
    [0, '0', '00', '0'],
    [-0, '0', '00', '0'],
    [-1_250, '-12', '50', '-12.50'],
  ])('splits %i fen into %s yuan and %s cents, formatted as %s', (amount, yuan, cents, text) => {
    expect(splitFen(fen(amount))).toEqual({ yuan, cents })
    expect(formatFen(fen(amount), 'zh-CN')).toBe(text)
  })

  it.each<[number, string, string]>([
    [99_900, '999', '999'],
    [196_000, '1960', '1,960'],
    [196_080, '1960.80', '1,960.80'],
    [-196_080, '-1960.80', '-1,960.80'],
    [1_234_500, '12,345', '12,345'],
    [123_456_789_00, '123,456,789', '123,456,789'],
  ])('formats %i fen as %s in simplified Chinese, and as %s in other languages', (amount, chinese, others) => {
    expect(formatFen(fen(amount), 'zh-CN')).toBe(chinese)
    expect(formatFen(fen(amount), 'zh-MO')).toBe(others)
    expect(formatFen(fen(amount), 'en-US')).toBe(others)
  })

  it('has two decimals or none, and is exact to the fen', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...LANGUAGES), (amount, language) => {
        const text = formatFen(amount, language)
        expect(text).toMatch(/^-?[\d,]+(\.(?!00)\d\d)?$/)
        expect(Math.round(Number(text.replace(/,/g, '')) * 100)).toBe(amount)
      }),
    )
  })

  it.each<[string, string]>([
    ['80.9', '80.90'],
    ['80', '80'],
    ['80.00', '80'],
    ['1280.5', '1,280.50'],
    ['-0.05', '-0.05'],
    ['about 80', 'about 80'],
    ['', ''],
  ])('formats the foreign amount %p as %p', (text, shown) => {
    expect(formatDecimal(text)).toBe(shown)
  })
})

describe('the price parts in a response', () => {
  it('preserve any amount when it is formatted and parsed', () => {
    fc.assert(fc.property(amounts, (amount) => readPriceParts(toPriceInfo(amount)) === amount))
  })

  it('include the prefix and the suffix', () => {
    expect(toPriceInfo(fen(38_000), { prefix: '¥', suffix: '起' })).toEqual({
      prefix: '¥',
      yuanNum: '380',
      centNum: '00',
      suffix: '起',
    })
  })

  it.each<[unknown, Fen | null]>([
    [{ yuanNum: '1,380', centNum: '00' }, fen(138_000)],
    [{ yuanNum: 380, centNum: 5 }, fen(38_050)],
    [{ yuanNum: '380', centNum: '.50' }, fen(38_050)],
    [{ yuanNum: '380' }, fen(38_000)],
    [{ yuanNum: '待定', centNum: '' }, null],
    [{ centNum: '50' }, null],
    [{ yuanNum: '380', centNum: '123' }, null],
    [{ yuanNum: '99999999999999999999' }, null],
    [null, null],
    ['380', null],
  ])('are parsed from %j as %p', (parts, amount) => {
    expect(readPriceParts(parts)).toBe(amount)
  })
})
