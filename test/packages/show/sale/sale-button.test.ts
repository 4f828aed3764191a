import { saleState, type SaleFacts } from '@/domain/show/status'
import { saleButton } from '@/packages/show/sale/sale-button'

const NOW = 1_000_000
const plain = { reminded: false, redeems: false, merchantLabel: '' }
const button = (show: SaleFacts, more = {}) => saleButton(saleState(show, NOW), { ...plain, ...more })

describe('the button of a show', () => {
  test('offers buying while the sale is open', () => {
    expect(button({ showDetailStatus: 'ON_SALE' })).toEqual({
      action: { kind: 'buy' },
      label: '',
      key: 'show.action.buy',
    })
  })

  test('offers a reservation for a free show', () => {
    expect(button({ showDetailStatus: 'ON_SALE' }, { isFree: true })?.key).toBe('show.action.reserve')
    expect(button({ showDetailStatus: 'CANCELED' }, { isFree: true })?.key).toBe('show.action.cancelled')
  })

  test('uses the merchant’s label only for buying', () => {
    expect(button({ showDetailStatus: 'ON_SALE' }, { merchantLabel: 'Get in' })?.label).toBe('Get in')
    expect(button({ showDetailStatus: 'PENDING' }, { merchantLabel: 'Get in' })?.label).toBe('')
  })

  test.each([
    [{ showDetailStatus: 'PRE_SALE', saleTime: NOW + 1 }, 'SALE_REMIND', 'sale.remindMe'],
    [{ showDetailStatus: 'PENDING' }, 'SALE_REMIND', 'sale.remindMe'],
    [{ showDetailStatus: 'SOLD_OUT', existWaitList: true }, 'WAIT_LIST', 'show.action.waitlist'],
    [{ showDetailStatus: 'LACK_OF_TICKET' }, 'LACK_REGISTER', 'show.action.shortage'],
  ] as [SaleFacts, string, string][])('offers a subscription for %o', (show, type, key) => {
    expect(button(show)).toMatchObject({ action: { kind: 'remind', type }, key })
  })

  test('shows that the buyer has subscribed, and offers to unsubscribe', () => {
    expect(button({ showDetailStatus: 'LACK_OF_TICKET' }, { reminded: true })).toEqual({
      action: { kind: 'reminded' },
      label: '',
      key: 'sale.registered',
      isDone: true,
    })
  })

  test.each([
    ['CANCELED', 'show.action.cancelled'],
    ['DELAY', 'show.action.postponed'],
    ['COMPLETED', 'show.action.finished'],
    ['DISABLED', 'show.action.notListed'],
  ] as const)('shows only a notice for %s', (showDetailStatus, key) => {
    expect(button({ showDetailStatus })).toEqual({ action: null, label: '', key })
  })

  /**
   * Each row contains a state, its button, and its button for a merchant who redeems vouchers (decision 50). Null means
   * no button.
   */
  const PRIORITY = { showDetailStatus: 'PRE_SALE', saleTime: NOW + 1, canUsePriorityPurchase: true } as const
  test.each<[SaleFacts, string, string | null]>([
    [{ showDetailStatus: 'ON_SALE' }, 'show.action.buy', 'show.action.redeem'],
    [{ showDetailStatus: 'PRE_SALE' }, 'show.action.buy', 'show.action.redeem'],
    [
      { showDetailStatus: 'ON_SALE', supportSeatPicking: true },
      'show.action.pickSeats',
      'show.action.pickSeatsToRedeem',
    ],
    [PRIORITY, 'show.action.priorityBuy', 'show.action.redeem'],
    [{ ...PRIORITY, prioritySaleTime: NOW + 1 }, 'sale.remindMe', null],
    [{ showDetailStatus: 'PRE_SALE', saleTime: NOW + 1 }, 'sale.remindMe', null],
    [{ showDetailStatus: 'ON_SALE', saleTime: NOW + 1 }, 'sale.remindMe', null],
    [{ showDetailStatus: 'PENDING' }, 'sale.remindMe', 'show.action.pending'],
    [{ showDetailStatus: 'SOLD_OUT' }, 'show.action.shortage', 'show.state.soldOut'],
    [{ showDetailStatus: 'SOLD_OUT', existWaitList: true }, 'show.action.waitlist', 'show.state.soldOut'],
    [{ showDetailStatus: 'ON_SALE', soldOut: true, existWaitList: true }, 'show.action.waitlist', 'show.state.soldOut'],
    [{ showDetailStatus: 'LACK_OF_TICKET' }, 'show.action.shortage', 'show.state.soldOut'],
    [{ showDetailStatus: 'CANCELED' }, 'show.action.cancelled', 'show.action.cancelled'],
    [{ showDetailStatus: 'DELAY' }, 'show.action.postponed', 'show.action.postponed'],
    [{ showDetailStatus: 'COMPLETED' }, 'show.action.finished', 'show.action.finished'],
    [{ showDetailStatus: 'DISABLED' }, 'show.action.notListed', 'show.action.notListed'],
  ])('maps %o to %s, or to %s if the merchant redeems vouchers', (show, key, redeeming) => {
    expect(button(show)?.key).toBe(key)
    expect(button(show, { redeems: true })?.key ?? null).toBe(redeeming)
    for (const reminded of [false, true]) {
      const action = button(show, { redeems: true, reminded })?.action ?? null
      expect([null, 'buy']).toContain(action && action.kind)
    }
  })

  test.each<[SaleFacts, unknown]>([
    [{ showDetailStatus: 'ON_SALE' }, { action: { kind: 'leave' }, label: '', key: 'sale.elsewhere' }],
    [
      { showDetailStatus: 'PENDING' },
      { action: { kind: 'remind', type: 'SALE_REMIND' }, label: '', key: 'sale.remindMe' },
    ],
    [{ showDetailStatus: 'CANCELED' }, { action: null, label: '', key: 'show.action.cancelled' }],
  ])('adapts to a show that is sold elsewhere: %o', (show, shown) => {
    expect(button(show, { soldElsewhere: true })).toEqual(shown)
  })

  test('is disabled in a preview', () => {
    for (const show of [
      { showDetailStatus: 'ON_SALE' },
      { showDetailStatus: 'PENDING' },
      { showDetailStatus: 'SOLD_OUT' },
    ] as const)
      expect(button(show, { previewed: true })).toEqual({ action: null, label: '', key: 'sale.previewed' })
  })
})
