import { saleState, type SaleFacts } from '@/domain/show/status'
import { saleButton } from '@/packages/show/sale/sale-button'

const NOW = 1_000_000
const plain = { reminded: false, redeems: false, merchantLabel: '' }
const button = (show: SaleFacts, more = {}) => saleButton(saleState(show, NOW), { ...plain, ...more })

describe('the one button of a show', () => {
  test('an open sale is bought', () => {
    expect(button({ showDetailStatus: 'ON_SALE' })).toEqual({
      action: { kind: 'buy' },
      label: '',
      key: 'show.action.buy',
    })
  })

  test('a free show is reserved, not bought', () => {
    expect(button({ showDetailStatus: 'ON_SALE' }, { isFree: true })?.key).toBe('show.action.reserve')
    expect(button({ showDetailStatus: 'CANCELED' }, { isFree: true })?.key).toBe('show.action.cancelled')
  })

  test('the merchant’s own label replaces ours for buying only', () => {
    expect(button({ showDetailStatus: 'ON_SALE' }, { merchantLabel: 'Get in' })?.label).toBe('Get in')
    expect(button({ showDetailStatus: 'PENDING' }, { merchantLabel: 'Get in' })?.label).toBe('')
  })

  test.each([
    [{ showDetailStatus: 'PRE_SALE', saleTime: NOW + 1 }, 'SALE_REMIND', 'sale.remindMe'],
    [{ showDetailStatus: 'PENDING' }, 'SALE_REMIND', 'sale.remindMe'],
    [{ showDetailStatus: 'SOLD_OUT', existWaitList: true }, 'WAIT_LIST', 'show.action.waitlist'],
    [{ showDetailStatus: 'LACK_OF_TICKET' }, 'LACK_REGISTER', 'show.action.shortage'],
  ] as [SaleFacts, string, string][])('%o offers a subscription', (show, type, key) => {
    expect(button(show)).toMatchObject({ action: { kind: 'remind', type }, key })
  })

  test('a buyer who has subscribed sees that, and can take it back', () => {
    expect(button({ showDetailStatus: 'LACK_OF_TICKET' }, { reminded: true })).toEqual({
      action: { kind: 'reminded' },
      label: '',
      key: 'sale.registered',
    })
  })

  test.each([
    ['CANCELED', 'show.action.cancelled'],
    ['DELAY', 'show.action.postponed'],
    ['COMPLETED', 'show.action.finished'],
    ['DISABLED', 'show.action.notListed'],
  ] as const)('%s only says so', (showDetailStatus, key) => {
    expect(button({ showDetailStatus })).toEqual({ action: null, label: '', key })
  })

  test('a redeeming merchant has labels of its own, and no button before the sale', () => {
    expect(button({ showDetailStatus: 'ON_SALE' }, { redeems: true })?.key).toBe('show.action.redeem')
    expect(button({ showDetailStatus: 'PRE_SALE', saleTime: NOW + 1 }, { redeems: true })).toBeNull()
  })

  test.each([
    [{ showDetailStatus: 'PENDING' }, 'show.action.pending'],
    [{ showDetailStatus: 'SOLD_OUT', existWaitList: true }, 'show.state.soldOut'],
    [{ showDetailStatus: 'LACK_OF_TICKET' }, 'show.state.soldOut'],
  ] as [SaleFacts, string][])('%o of a redeeming merchant names the state and offers no reminder', (show, key) => {
    for (const reminded of [false, true])
      expect(button(show, { redeems: true, reminded })).toEqual({ action: null, label: '', key })
  })
})
