import { addresses } from '@/api/address'
import { attendees } from '@/api/attendee'
import { layouts } from '@/api/layout'
import { orderDetail } from '@/api/order'
import { createOrder, preOrder } from '@/api/purchase'
import { fen } from '@/domain/money'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import type { PayOutcome } from '@/payment/outcome'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { RequestError } from '@/request/errors'
import { anAttendee } from '../../../support/data/attendee'
import { anOrder } from '../../../support/data/order'
import { aPreOrder } from '../../../support/data/pre-order'
import { anAgreement } from '../../../support/data/payment'
import { aCreatedOrder, aPurchase } from '../../../support/data/purchase'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const purchase = aPurchase()
const created = aCreatedOrder()
const agreement = anAgreement()

const make = async (answers: Parameters<typeof setUp>[0] = [], outcome: PayOutcome['kind'] = 'paid') => {
  const world = setUp([[createOrder, () => created], [layouts, () => ({ components: [] })], ...answers])
  world.state.outcome = { kind: outcome, orderId: 'O1' } as PayOutcome
  const again = () => world.show((deps) => new ConfirmOrderModel(deps, purchase))
  return { ...world, ...(await again()), again }
}
const keysOf = (sent: Record<string, unknown>[]) => sent.map(({ idempotencyKey }) => idempotencyKey)

describe('placing an order', () => {
  it('sends what is shown and pays it', async () => {
    const { model, sentTo, paid, went } = await make()
    await model.submit()
    expect(sentTo(createOrder)).toEqual([
      {
        ...purchase,
        deliverMethod: 'E_TICKET',
        couponId: '',
        audienceIds: [],
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: 76_000 },
        idempotencyKey: expect.stringMatching(/^\w{24}$/),
      },
    ])
    expect(paid).toMatchObject([{ orderId: 'O1', transactionIds: ['T1'], payAmount: 76_000, returnUrl: '' }])
    expect(went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
  })

  it('opens the new success page where the merchant has configured it (decision 13)', async () => {
    const { model, went } = await make([[layouts, () => ({ components: [{}] })]])
    await model.submit()
    expect(went).toEqual([['redirect', 'pay-success-new', { orderId: 'O1', orderType: 'ticket' }]])
  })

  it('has the on-site purchase in its return address', async () => {
    const world = setUp([
      [createOrder, () => created],
      [layouts, () => ({ components: [] })],
    ])
    world.state.origin = 'https://foyer.example'
    const { model } = await world.show((deps) => new ConfirmOrderModel(deps, purchase, true))
    await model.submit()
    const address = 'https://foyer.example/pay-success?orderId=O1&orderType=ticket&pageSource=purchase'
    expect(world.paid).toMatchObject([{ returnUrl: address }])
    const place = { orderId: 'O1', orderType: 'ticket', pageSource: 'purchase' }
    expect(world.went).toEqual([['redirect', 'pay-success', place]])
  })

  it('reports the first missing part, and sends nothing', async () => {
    const audience = {
      mode: 'ONE_PER_TICKET' as const,
      count: 2,
      idTypes: [],
      limit: null,
      minAge: null,
      maxAge: null,
      ageCount: null,
    }
    const { model, sentTo } = await make([
      [preOrder, () => aPreOrder({ audience, agreement })],
      [attendees, () => [anAttendee('A'), anAttendee('B')]],
    ])
    expect(model.isMissing('attendees')).toBe(false)
    model.contact.setPhone('1')
    await model.submit()
    expect(model.missing).toEqual(['attendees', 'contact'])
    expect(model.attention).toMatchObject({ at: 'attendees' })
    for (const person of model.attendees.list.value ?? []) model.attendees.toggle(person)
    await model.submit()
    expect(model.attention).toMatchObject({ at: 'contact', sequence: 2 })
    expect(sentTo(createOrder)).toEqual([])
    model.contact.setPhone('13800000001')
    model.setAgreed(true)
    await model.submit()
    expect(sentTo(createOrder)).toMatchObject([{ audienceIds: ['A', 'B'] }])
  })

  it('asks for an agreement that is not checked, and orders only after a yes', async () => {
    const { model, sentTo, paid, questions, state } = await make([[preOrder, () => aPreOrder({ agreement })]])
    state.agrees = false
    await model.submit()
    expect(sentTo(createOrder)).toEqual([])
    state.agrees = true
    await model.submit()
    expect(questions).toEqual(['agreement', 'agreement'])
    expect(paid[0].agreement).toMatchObject({ mustAgree: false })
  })

  it('does not ask again for an agreement of an earlier order, only for another one', async () => {
    let offered = agreement
    const { model, again, questions } = await make([[preOrder, () => aPreOrder({ agreement: offered })]])
    model.setAgreed(true)
    await model.submit()
    const next = (await again()).model
    expect(next.agreement).toBeNull()
    await next.submit()
    expect(questions).toEqual([])
    offered = { ...agreement, placeHolders: [{ name: 'new', title: '', url: '', id: 'new-terms' }] }
    expect((await again()).model.agreement).toEqual(offered)
  })

  it('takes the default address, and the one picked in the list', async () => {
    const express = [{ code: 'EXPRESS' as const, name: '', description: '', fee: fen(1_800), needsAddress: true }]
    const { model, services, sentTo, comeBack } = await make([
      [preOrder, () => aPreOrder({ deliverMethods: express, deliverMethod: 'EXPRESS' })],
      [
        addresses,
        () => [
          { addressId: 'A1', isDefault: false },
          { addressId: 'A2', isDefault: true },
        ],
      ],
    ])
    expect(model.delivery.addressId).toBe('A2')
    services.stores.choices.chooseAddress('A1')
    await comeBack()
    expect(model.delivery.addressId).toBe('A1')
    await model.submit()
    expect(sentTo(createOrder)).toMatchObject([{ addressId: 'A1' }])
  })
})

describe('answers that do not come', () => {
  it('a retry, and a retry after a reload, go by the same key; then it is done', async () => {
    const failures = [new RequestError({ kind: 'timeout' }), new RequestError({ kind: 'network' })]
    const { model, again, sentTo } = await make(
      [
        [
          createOrder,
          () => {
            const failure = failures.shift()
            if (failure) throw failure
            return created
          },
        ],
      ],
      'hidden',
    )
    await model.submit()
    expect(model.inDoubt).toBe(true)
    const { model: reloaded } = await again()
    await reloaded.submit()
    await reloaded.submit()
    expect(reloaded.inDoubt).toBe(false)
    const keys = keysOf(sentTo(createOrder))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('a refusal is shown, the price loaded again, and the next try has another key', async () => {
    const { model, sentTo, dialogs, state } = await make([
      [
        createOrder,
        () => {
          throw new RequestError({ kind: 'business', statusCode: 22030301, message: 'Sold out' })
        },
      ],
    ])
    for (let turn = 0; turn < 2; turn++) {
      const submitted = model.submit()
      await settle()
      expect(dialogs.current?.content).toBe('Sold out')
      expect(state.hidden).toBe(turn + 1)
      dialogs.answer(true)
      await submitted
    }
    expect(new Set(keysOf(sentTo(createOrder))).size).toBe(2)
    expect(sentTo(preOrder)).toHaveLength(3)
  })
})

describe('another price than the agreed one (decision 26)', () => {
  const dearer = () => {
    let price = 76_000
    return make([
      [preOrder, () => aPreOrder({ payAmount: fen(price) })],
      [
        createOrder,
        ({ paymentParam }: { paymentParam: { payAmount: number } }) => {
          if (paymentParam.payAmount === 80_000) return created
          price = 80_000
          throw new RequestError({ kind: 'business', statusCode: PURCHASE_CODES.promotionDiscountWrong })
        },
      ],
    ])
  }

  it('shows old against new, and sends the new one after a yes', async () => {
    const { model, dialogs, sentTo, paid } = await dearer()
    const submitted = model.submit()
    await settle()
    expect(dialogs.current?.content).toContain('760')
    expect(dialogs.current?.content).toContain('800')
    dialogs.answer(true)
    await submitted
    expect(sentTo(createOrder).map(({ paymentParam }) => paymentParam)).toEqual([
      { payAmount: 76_000 },
      { payAmount: 80_000 },
    ])
    expect(paid).toHaveLength(1)
  })

  it('sends nothing after a no', async () => {
    const { model, dialogs, sentTo } = await dearer()
    const submitted = model.submit()
    await settle()
    dialogs.answer(false)
    await submitted
    expect(sentTo(createOrder)).toHaveLength(1)
    expect(model.pre?.payAmount).toBe(80_000)
  })
})

describe('after the payment', () => {
  it.each(['cancelled', 'expired'] as const)('%s leads to the order', async (outcome) => {
    const { model, went } = await make([], outcome)
    await model.submit()
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('a pending result of the host opens a page that polls', async () => {
    const { model, went } = await make([], 'pending')
    await model.submit()
    expect(went).toEqual([['redirect', 'pay-loading', { orderId: 'O1' }]])
  })

  it('a failure is shown, then the order opened', async () => {
    const { model, went, dialogs } = await make([], 'failed')
    const submitted = model.submit()
    await settle()
    expect(dialogs.current).not.toBeNull()
    dialogs.answer(true)
    await submitted
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('a sheet hidden by another screen does not navigate, but returning opens the order and does not create a second one', async () => {
    const { model, went, sentTo, comeBack } = await make([], 'hidden')
    await model.submit()
    expect(went).toEqual([])
    await comeBack()
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    await model.submit()
    expect(sentTo(createOrder)).toHaveLength(1)
  })

  it('a buyer who left to pay and returns without a result: polls 5 × 3 s, then opens the order (decision 40)', async () => {
    const { model, clock, went } = await make([], 'left')
    void model.submit()
    await clock.advanceAsync(14_000)
    expect(model.checkout.checking).toBe(true)
    expect(went).toEqual([])
    await clock.advanceAsync(2_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('also after a reload: the purchase is known and not offered again', async () => {
    const { model, again, dispose, clock, went, sentTo } = await make(
      [[orderDetail, () => anOrder({ orderState: 'SUCCEEDED' })]],
      'left',
    )
    const submitted = model.submit()
    await settle()
    dispose()
    await submitted
    const asked = sentTo(preOrder).length
    await again()
    await clock.advanceAsync(3_000)
    expect(sentTo(preOrder)).toHaveLength(asked)
    expect(went).toContainEqual(['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }])
  })

  it('closes a sheet that is not visible any more', async () => {
    const { dispose, state } = await make()
    dispose()
    expect(state.hidden).toBe(1)
  })
})
