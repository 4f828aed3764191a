import { buyLabel } from '@/domain/show/buy-button'
import { isBuyable, type SaleAction, type SaleFacts, saleState, type ShowDetailStatus } from '@/domain/show/status'

const now = Date.UTC(2026, 10, 20, 2)
const later = now + 3_600_000

describe('the sale action of a show (decision 45)', () => {
  it.each<[string, SaleFacts, SaleAction, string]>([
    ['on sale', { showDetailStatus: 'ON_SALE' }, 'buy', 'onSale'],
    ['on sale with seats', { showDetailStatus: 'ON_SALE', supportSeatPicking: true }, 'pickSeats', 'onSale'],
    ['pre-sale', { showDetailStatus: 'PRE_SALE' }, 'buy', 'preSale'],
    ['past sale time', { showDetailStatus: 'ON_SALE', saleTime: now }, 'buy', 'onSale'],
    ['future sale time', { showDetailStatus: 'ON_SALE', saleTime: later }, 'countdown', 'notYetOnSale'],
    ['future pre-sale', { showDetailStatus: 'PRE_SALE', saleTime: later }, 'countdown', 'preSale'],
    ['sold out by status', { showDetailStatus: 'SOLD_OUT' }, 'shortage', 'soldOut'],
    ['sold out with a waitlist', { showDetailStatus: 'SOLD_OUT', existWaitList: true }, 'waitlist', 'soldOut'],
    ['lack of ticket', { showDetailStatus: 'LACK_OF_TICKET' }, 'shortage', 'soldOut'],
    [
      'lack of ticket with a waitlist',
      { showDetailStatus: 'LACK_OF_TICKET', existWaitList: true },
      'waitlist',
      'soldOut',
    ],
    [
      'sold-out flag over a sale time',
      { showDetailStatus: 'PRE_SALE', soldOut: true, saleTime: later },
      'shortage',
      'soldOut',
    ],
    ['pending', { showDetailStatus: 'PENDING', saleTime: later }, 'pending', 'pending'],
    ['cancelled', { showDetailStatus: 'CANCELED' }, 'cancelled', 'cancelled'],
    ['postponed', { showDetailStatus: 'DELAY' }, 'postponed', 'postponed'],
    ['finished', { showDetailStatus: 'COMPLETED' }, 'finished', 'finished'],
    ['finished and sold out', { showDetailStatus: 'COMPLETED', soldOut: true }, 'finished', 'finished'],
    ['not listed', { showDetailStatus: 'DISABLED' }, 'notListed', 'notListed'],
  ])('is correct for the show status: %s', (_, show, action, label) => {
    expect(saleState(show, now)).toMatchObject({ action, label })
  })

  it('counts down to the start of the sale', () => {
    expect(saleState({ showDetailStatus: 'PRE_SALE', saleTime: later }, now)).toMatchObject({
      open: false,
      opensAt: later,
    })
    expect(saleState({ showDetailStatus: 'PRE_SALE', saleTime: later }, later)).toMatchObject({
      open: true,
      opensAt: null,
    })
  })

  it.each<[string, number | null, SaleAction]>([
    ['at once if no priority time is given', null, 'priorityBuy'],
    ['from the priority time', now, 'priorityBuy'],
    ['only after a countdown to the priority time', now + 1, 'countdown'],
  ])('lets a buyer with the priority right buy %s', (_, prioritySaleTime, action) => {
    const show: SaleFacts = {
      showDetailStatus: 'PRE_SALE',
      saleTime: later,
      canUsePriorityPurchase: true,
      prioritySaleTime,
    }
    expect(saleState(show, now).action).toBe(action)
  })

  it('counts down to the earliest time at which the current buyer may buy', () => {
    const show: SaleFacts = { showDetailStatus: 'PRE_SALE', saleTime: later, prioritySaleTime: now + 60_000 }
    expect(saleState({ ...show, canUsePriorityPurchase: true }, now).opensAt).toBe(now + 60_000)
    expect(saleState(show, now).opensAt).toBe(later)
    expect(saleState({ ...show, canUsePriorityPurchase: true }, now + 60_000).opensAt).toBe(later)
  })

  it('allows a purchase only for shows on pre-sale or on sale', () => {
    const all: ShowDetailStatus[] = [
      'ON_SALE',
      'PRE_SALE',
      'DISABLED',
      'SOLD_OUT',
      'LACK_OF_TICKET',
      'PENDING',
      'CANCELED',
      'COMPLETED',
      'DELAY',
    ]
    expect(all.filter(isBuyable)).toEqual(['ON_SALE', 'PRE_SALE'])
  })
})

describe('the label of a buy button (decision 50)', () => {
  it('is the default label of the action', () => {
    expect(buyLabel('buy')).toBe('buy')
    expect(buyLabel('countdown')).toBe('countdown')
  })

  it.each<[SaleAction, string | null]>([
    ['buy', 'redeem'],
    ['pickSeats', 'pickSeatsToRedeem'],
    ['countdown', null],
    ['priorityBuy', 'redeem'],
    ['waitlist', 'waitlist'],
    ['finished', 'finished'],
  ])('maps the action %s to %s in redemption mode', (action, label) => {
    expect(buyLabel(action, true)).toBe(label)
  })
})
