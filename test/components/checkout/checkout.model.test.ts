import { addresses } from '@/api/address'
import { fen } from '@/domain/money'
import type { PayOutcome } from '@/payment/outcome'
import { keys } from '@/platform/storage/keys'
import { RequestError } from '@/request/errors'
import { aCreatedOrder } from '../../support/data/purchase'
import { anAgreement } from '../../support/data/payment'
import type { Answers } from '../../support/fake-gateway'
import { openModel } from '../../support/open-model'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'
import { createItemOrder, ItemCheckoutModel, itemOrder, priceItem, PRICE_CHANGED } from './item-checkout.model'
import { anItemPrice, ITEM_ANSWERS } from './item-data'

const twoAddresses = () => [
  { addressId: 'A1', isDefault: false },
  { addressId: 'A2', isDefault: true },
]
const agreement = anAgreement()
const created = aCreatedOrder({ payAmount: fen(9_000) })

const make = async (answers: Answers = [], outcome: PayOutcome['kind'] = 'paid') => {
  const world = fakeServices({ answers: [...ITEM_ANSWERS, [addresses, twoAddresses], ...answers], member: true })
  world.state.outcome = { kind: outcome, orderId: 'O1' } as PayOutcome
  const again = async () => {
    const opened = await openModel(world.services, (deps) => new ItemCheckoutModel(deps, { itemId: 'I1', count: 2 }))
    opened.model.setEngraving('Lin')
    return { ...opened, item: opened.model, model: opened.model.checkout }
  }
  return { ...world, ...(await again()), again }
}
const keysOf = (sent: Record<string, unknown>[]) => sent.map(({ idempotencyKey }) => idempotencyKey)

describe('the checkout of an order', () => {
  it('sends the displayed choices, then pays the order', async () => {
    const { model, sentTo, paid, went } = await make()
    await model.submit()
    expect(sentTo(createItemOrder)).toEqual([
      {
        itemId: 'I1',
        count: 2,
        engraving: 'Lin',
        deliverMethod: 'EXPRESS',
        addressId: 'A2',
        couponId: '',
        contact: { cellphone: '13800000001', countryCode: '86' },
        paymentParam: { payAmount: 9_000 },
        idempotencyKey: expect.stringMatching(/^\w{24}$/),
      },
    ])
    expect(paid).toMatchObject([{ orderId: 'O1', transactionIds: ['T1'], payAmount: 9_000, returnUrl: '' }])
    expect(went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'item' }]])
  })

  it('restores coupon, points and cash cards after a reload until the buyer leaves the checkout', async () => {
    const { model, again, services, sentTo, dispose } = await make()
    await model.pricing.chooseCoupon('C1')
    await model.pricing.choosePoints(fen(3_000))
    await model.pricing.tickCash('B1', true)
    const reloaded = await again()
    const chosen = { couponId: 'C1', pointAmount: 3_000, cashCards: ['B1'] }
    expect([reloaded.model.price?.couponId, sentTo(priceItem).at(-1)]).toMatchObject(['C1', chosen])
    dispose()
    expect(services.platform.storage.read(keys.checkoutChoice, services.stores.user.userId)).toBeUndefined()
    expect((await again()).model.price?.couponId).toBe('')
  })

  it('restores the chosen address and remark after a reload', async () => {
    const { model, again, sentTo } = await make()
    await model.pricing.chooseDelivery('EXPRESS')
    model.delivery.restore('A1')
    await model.pricing.chooseAddress('A1')
    model.setRemark('Please ring')
    const { model: reloaded } = await again()
    expect([reloaded.delivery.addressId, reloaded.remark]).toEqual(['A1', 'Please ring'])
    expect(sentTo(priceItem).at(-1)).toMatchObject({ deliverMethod: 'EXPRESS', addressId: 'A1' })
  })

  it('uses the address that the buyer picked in the address list', async () => {
    const { model, services, sentTo, comeBack } = await make()
    services.stores.choices.chooseAddress('A1')
    await comeBack()
    await model.submit()
    expect(sentTo(createItemOrder)).toMatchObject([{ addressId: 'A1' }])
  })

  it('is loading and reports no missing address while the addresses load', async () => {
    const { model, sentTo } = await make([[addresses, () => new Promise(() => undefined)]])
    expect([model.price?.deliverMethod, model.loading]).toEqual(['EXPRESS', true])
    await model.submit()
    expect([model.required.scrollTarget, sentTo(createItemOrder)]).toEqual([null, []])
  })

  it('scrolls to the first missing field and sends no order', async () => {
    const { model, item, sentTo } = await make()
    item.setEngraving('')
    model.contact.setPhone('1')
    expect(model.required.isMissing('engraving')).toBe(false)
    await model.submit()
    expect(model.required.missing).toEqual(['engraving', 'contact'])
    expect(model.required.isMissing('engraving')).toBe(true)
    expect(model.required.scrollTarget).toEqual({ at: 'engraving', sequence: 1 })
    item.setEngraving('Lin')
    await model.submit()
    expect(model.required.scrollTarget).toEqual({ at: 'contact', sequence: 2 })
    expect(sentTo(createItemOrder)).toEqual([])
  })

  it('credits the distributor whose link the buyer opened', async () => {
    const { model, services, sentTo } = await make()
    services.stores.session.applyQuery({ planDistributorId: 'PD1', distributorUserId: 'DU1' })
    await model.submit()
    expect(sentTo(createItemOrder)).toMatchObject([{ planDistributorId: 'PD1', distributorUserId: 'DU1' }])
  })

  it.each([
    [' 靠\u202e走道\n', '靠走道'],
    ['\u200b \u202e', undefined],
  ])('sends the remark %j as %j', async (typed, sent) => {
    const { model, sentTo } = await make()
    model.setRemark(typed)
    await model.submit()
    expect(sentTo(createItemOrder).map(({ remark }) => remark)).toEqual([sent])
  })
})

describe('the agreement', () => {
  it('is requested if unchecked, and blocks the order until the buyer agrees', async () => {
    const { model, sentTo, paid, questions, state } = await make([[priceItem, () => anItemPrice({ agreement })]])
    state.agrees = false
    await model.submit()
    expect(sentTo(createItemOrder)).toEqual([])
    state.agrees = true
    await model.submit()
    expect(questions).toEqual(['agreement', 'agreement'])
    expect(paid[0].agreement).toMatchObject({ mustAgree: false })
  })

  it('is stored for the next order unless its content changes', async () => {
    let offered = agreement
    const { model, again, questions } = await make([[priceItem, () => anItemPrice({ agreement: offered })]])
    model.agreement.setAgreed(true)
    await model.submit()
    const next = (await again()).model
    expect(next.agreement.shown).toBeNull()
    await next.submit()
    expect(questions).toEqual([])
    offered = { ...agreement, placeHolders: [{ name: 'new', title: '', url: '', id: 'new-terms' }] }
    expect((await again()).model.agreement.shown).toEqual(offered)
  })
})

describe('an order request without an answer', () => {
  it('is sent again with the same idempotency key, even after a reload', async () => {
    const failures = [new RequestError({ kind: 'timeout' }), new RequestError({ kind: 'network' })]
    const answer = () => {
      const failure = failures.shift()
      if (failure) throw failure
      return created
    }
    const { model, again, sentTo } = await make([[createItemOrder, answer]], 'hidden')
    await model.submit()
    expect([model.outcomeUnknown, model.required.scrollTarget?.at]).toEqual([true, 'outcome'])
    const { model: reloaded } = await again()
    await reloaded.submit()
    await reloaded.submit()
    expect(reloaded.outcomeUnknown).toBe(false)
    const keys = keysOf(sentTo(createItemOrder))
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('has a new price and a new idempotency key after a refusal', async () => {
    const soldOut = () => {
      throw new RequestError({ kind: 'business', statusCode: 22030301, message: 'Sold out' })
    }
    const { model, sentTo, dialogs, state } = await make([[createItemOrder, soldOut]])
    const before = sentTo(priceItem).length
    for (let turn = 0; turn < 2; turn++) {
      const submitted = model.submit()
      await settle()
      expect(dialogs.current?.content).toBe('Sold out')
      expect(state.hidden).toBe(turn + 1)
      dialogs.answer(true)
      await submitted
    }
    expect(new Set(keysOf(sentTo(createItemOrder))).size).toBe(2)
    expect(sentTo(priceItem)).toHaveLength(before + 2)
  })
})

describe('a changed price (decision 26)', () => {
  const makeDearer = () => {
    let price = 9_000
    return make([
      [priceItem, () => anItemPrice({ payAmount: fen(price) })],
      [
        createItemOrder,
        ({ paymentParam }: { paymentParam: { payAmount: number } }) => {
          if (paymentParam.payAmount === 9_900) return created
          price = 9_900
          throw new RequestError({ kind: 'business', statusCode: PRICE_CHANGED })
        },
      ],
    ])
  }

  it('is shown beside the old price, and sent if the buyer accepts', async () => {
    const { model, dialogs, sentTo, paid } = await makeDearer()
    const submitted = model.submit()
    await settle()
    expect(dialogs.current?.content).toMatch(/90.*99/)
    dialogs.answer(true)
    await submitted
    const amounts = sentTo(createItemOrder).map(({ paymentParam }) => paymentParam)
    expect(amounts).toEqual([{ payAmount: 9_000 }, { payAmount: 9_900 }])
    expect(paid).toHaveLength(1)
  })

  it('is not sent if the buyer declines', async () => {
    const { model, dialogs, sentTo } = await makeDearer()
    const submitted = model.submit()
    await settle()
    dialogs.answer(false)
    await submitted
    expect(sentTo(createItemOrder)).toHaveLength(1)
    expect(model.price?.payAmount).toBe(9_900)
  })
})

describe('the checkout after the payment', () => {
  it.each(['cancelled', 'expired'] as const)('opens the order if the result is “%s”', async (outcome) => {
    const { model, went } = await make([], outcome)
    await model.submit()
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('opens the page that polls the payment if the result is pending', async () => {
    const { model, went } = await make([], 'pending')
    await model.submit()
    expect(went).toEqual([['redirect', 'pay-loading', { orderId: 'O1' }]])
  })

  it('shows the failure, then opens the order', async () => {
    const { model, went, dialogs } = await make([], 'failed')
    const submitted = model.submit()
    await settle()
    expect(dialogs.current).not.toBeNull()
    dialogs.answer(true)
    await submitted
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('opens the existing order when the buyer returns after the payment sheet was hidden', async () => {
    const { model, went, sentTo, comeBack } = await make([], 'hidden')
    await model.submit()
    expect(went).toEqual([])
    await comeBack()
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    await model.submit()
    expect(sentTo(createItemOrder)).toHaveLength(1)
  })

  it('polls 5 × 3 s, then opens the order, if no result arrives (decision 40)', async () => {
    const { model, clock, went } = await make([], 'left')
    void model.submit()
    await clock.advanceAsync(14_000)
    expect(model.purchase.checking).toBe(true)
    expect(went).toEqual([])
    await clock.advanceAsync(2_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('opens the order after a reload instead of offering the purchase again', async () => {
    const paid = () => ({ orderState: 'SUCCEEDED' })
    const { model, again, dispose, clock, went, sentTo } = await make([[itemOrder, paid]], 'left')
    const submitted = model.submit()
    await settle()
    dispose()
    await submitted
    const before = sentTo(priceItem).length
    await again()
    await clock.advanceAsync(3_000)
    expect(sentTo(priceItem)).toHaveLength(before)
    expect(went).toContainEqual(['redirect', 'pay-success', { orderId: 'O1', orderType: 'item' }])
  })

  it('closes the payment sheet when the buyer leaves the screen', async () => {
    const { dispose, state } = await make()
    dispose()
    expect(state.hidden).toBe(1)
  })
})
