import { showDynamic } from '@/api/show'
import { subscribeShow } from '@/api/show-subscription'
import { isNotFound } from '@/components/screen/failure-message'
import { RequestError } from '@/request/errors'
import { aSeatPlan } from '../../../support/data/seat-plan'
import { aSession, aSessionDynamic } from '../../../support/data/session'
import { aShowDynamic } from '../../../support/data/show'
import { NOW } from '../../../support/fake-clock'
import { settle } from '../../../support/settle'
import { beginSale as begin, type ShowGateway } from '../support'

const OFFLINE = new RequestError({ kind: 'network' })

describe('the loading of a show', () => {
  test('shows the static data when the dynamic data fails to load', async () => {
    const { show } = await begin({ dynamic: new RequestError({ kind: 'timeout' }) })
    expect(show.facts.value?.showName).toBe('Night Flight')
    expect(show.dynamic.status).toBe('failed')
    expect(show.button).toBeNull()
  })

  test.each<[string, Partial<ShowGateway>]>([
    ['the dynamic data', { dynamic: OFFLINE }],
    ['the sessions', { sessions: OFFLINE }],
    ['the tiers', { plans: { n1: OFFLINE } }],
  ])('reloads when the network is back and %s failed', async (_, failing) => {
    const { show, gateway, lifecycle } = await begin(failing)
    Object.assign(gateway, { dynamic: aShowDynamic(), sessions: [aSession('n1', 1)], plans: { n1: [aSeatPlan('p1')] } })
    lifecycle.online()
    await settle()
    expect([show.button?.action?.kind, show.selection.plan?.seatPlanId]).toEqual(['buy', 'p1'])
  })

  test('does not reload when the network is back and nothing failed', async () => {
    const { lifecycle, sentTo } = await begin()
    lifecycle.online()
    await settle()
    expect(sentTo(showDynamic)).toHaveLength(1)
  })

  test('reports an unknown show as not found, but not a show that failed to load', async () => {
    const missing = async (facts: RequestError) => isNotFound((await begin({ facts })).show.facts.error)
    expect(await missing(new RequestError({ kind: 'business', httpCode: 404 }))).toBe(true)
    expect(await missing(new RequestError({ kind: 'network' }))).toBe(false)
  })

  test('stores the captcha window for the order, and removes an outdated window', async () => {
    const captchaSwitch = { verifyStartTime: NOW, verifyEndTime: NOW + 60_000, captchaTypes: ['SLIDER'] }
    const { show, gateway, stores } = await begin({ dynamic: aShowDynamic({ captchaSwitch }) })
    expect(stores.risk.windowOf('s1')).toEqual(captchaSwitch)
    gateway.dynamic = aShowDynamic()
    await show.refresh()
    expect(stores.risk.windowOf('s1')).toBeNull()
  })
})

describe('the state of a sale', () => {
  test('is determined separately for a sold-out session', async () => {
    const { show } = await begin(
      { sales: [aSessionDynamic('n1', { soldOut: true, existWaitList: true }), aSessionDynamic('n2')] },
      { sessionId: 'n1' },
    )
    expect(show.status.current?.action).toBe('waitlist')
    show.selection.chooseSession('n2')
    expect(show.status.current?.action).toBe('buy')
  })

  test('changes at the start of the sale', async () => {
    const { show, gateway, clock } = await begin({
      dynamic: aShowDynamic({ showDetailStatus: 'PRE_SALE', saleTime: NOW + 60_000, saleTimeCountdown: 60_000 }),
    })
    expect(show.status.current).toMatchObject({ action: 'countdown', opensAt: NOW + 60_000 })
    clock.advance(60_000)
    gateway.dynamic = aShowDynamic()
    await show.refresh()
    expect(show.status.current?.action).toBe('buy')
  })

  test('reloads when the gateway’s countdown ends', async () => {
    const { show, gateway, clock } = await begin({
      dynamic: aShowDynamic({ showDetailStatus: 'PRE_SALE', saleTime: NOW - 10, saleTimeCountdown: 400 }),
      plans: { n1: [aSeatPlan('p1', { status: 'PENDING' })] },
    })
    expect(show.selection.refusal).toBe('noTickets')
    gateway.dynamic = aShowDynamic()
    gateway.plans.n1 = [aSeatPlan('p1')]
    clock.advance(400)
    await settle()
    expect(show.selection.plan?.seatPlanId).toBe('p1')
  })
})

describe('the price of a show', () => {
  test('is the lowest price, or the total of a chosen tier', async () => {
    const { show } = await begin({}, { quantity: '2' })
    expect(show.priceFrom).toEqual({ kind: 'amount', amount: 38000, from: true })
    expect(show.total).toBeNull()
    show.selection.choosePlan('p2')
    expect(show.total).toEqual({ kind: 'amount', amount: 196000, from: false })
  })

  test('is hidden everywhere if the merchant hides prices', async () => {
    const { show, configure } = await begin({}, { seatPlanId: 'p1' })
    configure({ hiddenTicketPrice: true, hiddenTicketPriceText: 'At the door' })
    expect(show.priceOf(aSeatPlan('p1'))).toEqual({ kind: 'replaced', text: 'At the door' })
  })

  test('is undetermined for tiers too, but a custom amount does not change tier prices', async () => {
    expect((await begin({ dynamic: aShowDynamic({ customPrice: -1 }) })).show.priceOf(aSeatPlan('p1')).kind).toBe(
      'undetermined',
    )
    const { show } = await begin({ dynamic: aShowDynamic({ customPrice: 9900 }) })
    expect(show.priceFrom).toMatchObject({ amount: 9900 })
    expect(show.priceOf(aSeatPlan('p1'))).toMatchObject({ amount: 38000 })
  })
})

describe('the purchase of tickets', () => {
  test('opens the order with session, tier and quantity', async () => {
    const { show, went } = await begin({}, { seatPlanId: 'p1', quantity: '2', promotionId: 'x' })
    await show.buy()
    expect(went).toEqual([
      [
        'open',
        'confirm-order',
        expect.objectContaining({ showId: 's1', sessionId: 'n1', seatPlanId: 'p1', quantity: '2', promotionId: 'x' }),
      ],
    ])
  })

  test('shows the missing choice until it is made', async () => {
    const { show, went } = await begin()
    expect(show.hint).toBeNull()
    await show.buy()
    expect(show.hint?.reason).toBe('noPlan')
    expect(went).toEqual([])
    show.selection.choosePlan('p1')
    expect(show.hint).toBeNull()
  })

  test('reports immediately that no tickets are left', async () => {
    const { show } = await begin({ plans: { n1: [aSeatPlan('p1', { status: 'SOLD_OUT' })] } })
    expect(show.hint?.reason).toBe('noTickets')
  })
})

describe('reminders of a show', () => {
  const presale = { dynamic: aShowDynamic({ showDetailStatus: 'PRE_SALE', saleTime: NOW + 60_000 }) }

  test('are added for the buyer, and shown on the button', async () => {
    const { show, logIn, sentTo } = await begin(presale)
    logIn()
    await settle()
    await show.remind('SALE_REMIND')
    expect(sentTo(subscribeShow)[0]).toEqual({ showId: 's1', remindType: 'SMS', subscribeTargetType: 'SALE_REMIND' })
    expect(show.button).toMatchObject({ action: { kind: 'reminded' }, key: 'sale.reminded' })
  })

  test('require a login first, and are then added without a second tap', async () => {
    const { show, logIn, sentTo, went } = await begin(presale)
    await show.remind('SALE_REMIND')
    expect(went).toEqual([['openLogin']])
    logIn()
    await settle()
    expect(sentTo(subscribeShow)).toHaveLength(1)
  })

  test('are not added after a canceled login', async () => {
    const { show, logIn, sentTo, comeBack } = await begin(presale)
    await show.remind('SALE_REMIND')
    comeBack()
    await settle()
    logIn()
    await settle()
    expect(sentTo(subscribeShow)).toHaveLength(0)
  })

  test('show a reminder that was set earlier', async () => {
    const { show, logIn } = await begin({
      ...presale,
      buyer: { reminders: [{ targetId: 's1', subscribeTargetType: 'SALE_REMIND', remindType: 'SMS' }], limits: [] },
    })
    logIn()
    await settle()
    expect(show.button?.key).toBe('sale.reminded')
  })

  test('are replaced by the waitlist for a sold-out session', async () => {
    const { show, logIn, sentTo } = await begin(
      { sales: [aSessionDynamic('n1', { soldOut: true, existWaitList: true }), aSessionDynamic('n2')] },
      { sessionId: 'n1' },
    )
    logIn()
    await settle()
    await show.remind('WAIT_LIST')
    expect([show.waitlist.choosing, sentTo(subscribeShow)]).toEqual([true, []])
  })

  test('show the gateway’s text if refused', async () => {
    const { show, logIn } = await begin({
      ...presale,
      subscribe: () => {
        throw new RequestError({ kind: 'business', message: 'The list is full' })
      },
    })
    logIn()
    await settle()
    await show.remind('SALE_REMIND')
    expect(show.hint).toEqual({ reason: 'remindFailed', message: 'The list is full' })
  })
})

test('limits the quantity to the buyer’s own limit', async () => {
  const { show, logIn } = await begin(
    { buyer: { reminders: [], limits: [{ sessionId: 'n1', remaining: 2 }] } },
    { seatPlanId: 'p1', quantity: '6' },
  )
  logIn()
  await settle()
  expect(show.selection.quantity).toBe(2)
  expect(show.selection.limit.reason).toBe('buyer')
})

test('loads the tiers’ age limits only for members', async () => {
  const { show, stores, logIn } = await begin({ ages: [{ seatPlanId: 'p1', minAge: 6, maxAge: null }] })
  expect(show.buyer.ageLimit('p1')).toBeNull()
  logIn()
  await settle()
  expect(show.buyer.ageLimit('p1')).toMatchObject({ minAge: 6 })
  expect(show.buyer.ageLimit('p2')).toBeNull()
  stores.user.logout()
  expect(show.buyer.ageLimit('p1')).toBeNull()
})
