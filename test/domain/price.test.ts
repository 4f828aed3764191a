import { fen } from '@/domain/money'
import { type PriceFacts, shownPrice } from '@/domain/price'

const min = fen(38_000)
const max = fen(128_000)

describe('the price that is shown (decision 44)', () => {
  it.each<[string, PriceFacts, object]>([
    ['the price', { min, max: min }, { kind: 'amount', amount: min, from: false }],
    ['"from" where prices differ', { min, max }, { kind: 'amount', amount: min, from: true }],
    ['nothing for override 0', { min, max, override: 0 }, { kind: 'hidden' }],
    ['"to be determined" for override -1', { min, override: -1 }, { kind: 'undetermined' }],
    [
      'the override itself when positive',
      { min, max, override: 9_900 },
      { kind: 'amount', amount: 9_900, from: false },
    ],
    ['the price when the override is null', { min, override: null }, { kind: 'amount', amount: min, from: false }],
    ['"free"', { min: fen(0), isFree: true }, { kind: 'free' }],
    [
      'the fees of a free ticket',
      { min: null, isFree: true, fees: { serviceFee: fen(600) } },
      { kind: 'amount', amount: 600, from: false },
    ],
    [
      'fees with the override',
      { min, override: 9_900, fees: { unavoidableFee: fen(1800) } },
      { kind: 'amount', amount: 11_700, from: false },
    ],
    ['"to be determined" when nothing is known', { min: null }, { kind: 'undetermined' }],
  ])('is %s', (_, facts, shown) => {
    expect(shownPrice(facts)).toEqual(shown)
  })

  it('is replaced by the merchant’s price text if there is one', () => {
    expect(shownPrice({ min, override: 9_900 }, { hidden: true, text: '到店询价' })).toEqual({
      kind: 'replaced',
      text: '到店询价',
    })
    expect(shownPrice({ min, isFree: true }, { hidden: true, text: '' })).toEqual({ kind: 'hidden' })
  })
})
