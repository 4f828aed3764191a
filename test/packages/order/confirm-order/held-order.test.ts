import { attendees } from '@/api/attendee'
import { preOrder, createOrder } from '@/api/purchase'
import { extendHold, seatHoldOf } from '@/api/seats'
import { fen } from '@/domain/money'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { purchaseOf } from '@/packages/order/confirm-order/purchase'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { RequestError } from '@/request/errors'
import { replacedBy } from '@/router/link-to'
import { anAttendee } from '../../../support/data/attendee'
import { anAudienceRule, aPreOrder } from '../../../support/data/pre-order'
import { setUp } from '../support'
import { aSeatHold } from '../../../support/data/seat-hold'
import { NOW } from '../../../support/fake-clock'

const purchase = { showId: 'S1', sessionId: 'N1', items: [], holdId: 'H1' }
const seat = {
  seatId: 'A-1-1',
  seatPlanId: 'P1',
  seatDesc: 'Stalls, row 1, seat 1',
  price: fen(38_000),
  minAge: null,
  maxAge: null,
}
const END = NOW + 480_000
const hold = aSeatHold()
const gone = () => {
  throw new RequestError({ kind: 'business', statusCode: SEAT_CODES.holdOver })
}
const missing = () => {
  throw new RequestError({ kind: 'http', httpCode: 404 })
}
const offline = () => {
  throw new RequestError({ kind: 'network' })
}

const make = async (answers: Parameters<typeof setUp>[0] = []) => {
  const world = setUp([
    [preOrder, () => aPreOrder({ seats: [seat], holdExpiresAt: END })],
    [seatHoldOf, () => hold],
    ...answers,
  ])
  return { ...world, ...(await world.show((deps) => new ConfirmOrderModel(deps, purchase))) }
}

describe('the function purchaseOf', () => {
  const address = { showId: 'S1', sessionId: 'N1' }
  it.each([
    [{ seatPlanId: 'P1', quantity: '3' }, { items: [{ seatPlanId: 'P1', quantity: 3 }] }],
    [{ seatPlanId: 'P1', quantity: 'many' }, { items: [{ seatPlanId: 'P1', quantity: 1 }] }],
    [
      { holdId: 'H1', seatPlanId: 'P1', quantity: '3' },
      { items: [], holdId: 'H1' },
    ],
    [
      { holdId: 'H1', privilegeId: 'V1', promotionId: 'M1' },
      { items: [], holdId: 'H1', privilegeId: 'V1', promotionId: 'M1' },
    ],
  ])('reads the purchase from the parameters %j', (params, expected) => {
    expect(purchaseOf({ ...address, ...params })).toEqual({ ...address, ...expected })
  })

  it('returns null without tiers or seats', () => {
    expect(purchaseOf({ ...address, quantity: '2' })).toBeNull()
  })
})

describe('an order of held seats', () => {
  it('is priced and created from its hold, and uses the hold’s deadline', async () => {
    const { model, sentTo } = await make([
      [createOrder, () => ({ orderId: 'O1', unPaidTransactionIds: [], payAmount: 0 })],
    ])
    expect(sentTo(preOrder)).toMatchObject([{ items: [], holdId: 'H1' }])
    expect(model.hold).toMatchObject({ expiresAt: END, running: true, canExtend: true })
    await model.checkout.submit()
    expect(sentTo(createOrder)).toMatchObject([{ items: [], holdId: 'H1' }])
  })

  it('uses the deadline of the price response when the hold request fails', async () => {
    const { model } = await make([[seatHoldOf, offline]])
    expect(model.hold).toMatchObject({ expiresAt: END, running: true, canExtend: false })
  })

  it('can be extended as often as the gateway allows', async () => {
    const { model } = await make([[extendHold, () => ({ ...hold, expiresAt: END + 480_000, extensionsLeft: 0 })]])
    await model.hold.extend()
    expect(model.hold).toMatchObject({ expiresAt: END + 480_000, canExtend: false, busy: false })
  })

  it('does not change when its extension fails', async () => {
    const { model } = await make([[extendHold, offline]])
    await model.hold.extend()
    expect(model.hold).toMatchObject({ expiresAt: END, running: true, busy: false })
  })

  it.each([
    ['the price', [[preOrder, gone]]],
    ['the hold', [[seatHoldOf, missing]]],
  ] as [string, Parameters<typeof setUp>[0]][])(
    'expires if the request for %s reports that the hold has ended',
    async (_, answers) => {
      const { model } = await make(answers)
      expect(model.hold.over).toBe(true)
    },
  )

  it('expires when the extension or the order is refused as too late', async () => {
    const late = await make([[extendHold, gone]])
    await late.model.hold.extend()
    expect(late.model.hold.over).toBe(true)
    const ordered = await make([[createOrder, gone]])
    await ordered.model.checkout.submit()
    expect(ordered.model.hold.over).toBe(true)
    expect(ordered.model.checkout.busy).toBe(false)
    expect(ordered.dialogs.current).toBeNull()
  })

  it('sends no order after its expiry, and links back to the map', async () => {
    const { model, sentTo, went } = await make()
    model.hold.end()
    await model.checkout.submit()
    expect(sentTo(createOrder)).toEqual([])
    expect(went).toEqual([])
    expect(model.seats).toEqual(replacedBy('pick-seat', { showId: 'S1', sessionId: 'N1' }))
  })

  it('assigns attendees to seats only if every ticket needs a name', async () => {
    const audience = anAudienceRule({ mode: 'ONE_PER_TICKET' })
    const named = await make([
      [preOrder, () => aPreOrder({ seats: [seat], audience, holdExpiresAt: END })],
      [attendees, () => [anAttendee('A')]],
    ])
    named.model.checkout.attendees?.toggle(anAttendee('A'))
    expect(named.model.checkout.attendees?.seats).toEqual(['Stalls, row 1, seat 1'])
    const { model } = await make()
    expect(model.checkout.attendees?.seats).toEqual([])
  })
})
