import fc from 'fast-check'
import {
  addFen,
  type Fen,
  fen,
  formatFen,
  minFen,
  readPriceParts,
  splitFen,
  subtractFen,
  sumFen,
  timesQuantity,
  toPriceInfo,
} from '@/domain/money'

const amounts = fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }).map(fen)

describe('money in whole fen', () => {
  it.each([0.5, NaN, Infinity, 2 ** 53])('refuses %p', (amount) => {
    expect(() => fen(amount)).toThrow(RangeError)
  })

  it('adds, takes away, multiplies and sums', () => {
    expect(addFen(fen(150), fen(250))).toBe(400)
    expect(subtractFen(fen(100), fen(250))).toBe(-150)
    expect(timesQuantity(fen(38_050), 3)).toBe(114_150)
    expect(sumFen([])).toBe(0)
    expect(minFen(fen(3), fen(2))).toBe(2)
  })

  it.each([-1, 1.5, NaN])('takes no quantity of %p', (quantity) => {
    expect(() => timesQuantity(fen(100), quantity)).toThrow(RangeError)
  })

  it('sums to the same in any order', () => {
    fc.assert(fc.property(fc.array(amounts, { maxLength: 30 }), (list) => sumFen(list) === sumFen([...list].reverse())))
  })
})

describe('painting an amount', () => {
  it.each<[number, string, string, string]>([
    [38_000, '380', '00', '380'],
    [38_050, '380', '50', '380.5'],
    [38_005, '380', '05', '380.05'],
    [5, '0', '05', '0.05'],
    [-5, '-0', '05', '-0.05'],
    [0, '0', '00', '0'],
    [-0, '0', '00', '0'],
    [-1_250, '-12', '50', '-12.5'],
  ])('%i fen is %s yuan %s, written %s', (amount, yuan, cents, text) => {
    expect(splitFen(fen(amount))).toEqual({ yuan, cents })
    expect(formatFen(fen(amount))).toBe(text)
  })

  it('never leaves a trailing zero and loses no fen', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = formatFen(amount)
        expect(text).not.toMatch(/\.\d?0$|\.$/)
        expect(Math.round(Number(text) * 100)).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })
})

describe('price parts of the wire', () => {
  it('parse to the fen that they were formatted from', () => {
    fc.assert(fc.property(amounts, (amount) => readPriceParts(toPriceInfo(amount)) === amount))
  })

  it('keep prefix and suffix', () => {
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
  ])('%j reads as %p', (parts, amount) => {
    expect(readPriceParts(parts)).toBe(amount)
  })
})
