import { primePrivilege } from '@/api/auth'
import { attendees } from '@/api/attendee'
import { layouts } from '@/api/layout'
import { createOrder, preOrder } from '@/api/purchase'
import { keys } from '@/platform/storage/keys'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { fen } from '@/domain/money'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { anAttendee } from '../../../support/data/attendee'
import { aPreOrder } from '../../../support/data/pre-order'
import { aCreatedOrder, aPurchase } from '../../../support/data/purchase'
import { refused } from '../../../support/fake-gateway'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const purchase = aPurchase()

const make = async (answers: Parameters<typeof setUp>[0] = [], { atDoor = false, origin = '' } = {}) => {
  const world = setUp([[createOrder, () => aCreatedOrder()], [layouts, () => ({ components: [] })], ...answers])
  world.state.origin = origin
  return { ...world, ...(await world.show((deps) => new ConfirmOrderModel(deps, purchase, atDoor).checkout)) }
}

describe('an order of tickets', () => {
  it('is created with the displayed contents, and paid', async () => {
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

  it('adds `pageSource=purchase` to the return address of an on-site purchase', async () => {
    const { model, paid, went } = await make([], { atDoor: true, origin: 'https://foyer.example' })
    await model.submit()
    const address = 'https://foyer.example/pay-success?orderId=O1&orderType=ticket&pageSource=purchase'
    expect(paid).toMatchObject([{ returnUrl: address }])
    const place = { orderId: 'O1', orderType: 'ticket', pageSource: 'purchase' }
    expect(went).toEqual([['redirect', 'pay-success', place]])
  })

  it('reports missing attendees before other missing input', async () => {
    const audience = { ...aPreOrder().audience, mode: 'ONE_PER_TICKET' as const, count: 2 }
    const { model, sentTo } = await make([
      [preOrder, () => aPreOrder({ audience })],
      [attendees, () => [anAttendee('A'), anAttendee('B')]],
    ])
    model.contact.setPhone('1')
    await model.submit()
    expect(model.required.missing).toEqual(['attendees', 'contact'])
    model.contact.setPhone('13800000001')
    for (const person of model.attendees?.list.value ?? []) model.attendees?.toggle(person)
    await model.submit()
    expect(sentTo(createOrder)).toMatchObject([{ audienceIds: ['A', 'B'] }])
  })

  it('restores its attendees after a reload', async () => {
    const audience = { ...aPreOrder().audience, mode: 'ONE_PER_TICKET' as const, count: 2 }
    const { model, show, services } = await make([
      [preOrder, () => aPreOrder({ audience })],
      [attendees, () => [anAttendee('A'), anAttendee('B')]],
    ])
    for (const person of model.attendees?.list.value ?? []) model.attendees?.toggle(person)
    const stored = services.platform.storage.read(keys.checkoutChoice, services.stores.user.userId)
    expect(stored).toMatchObject({ audienceIds: ['A', 'B'], remark: '' })
    const reloaded = await show((deps) => new ConfirmOrderModel(deps, purchase, false).checkout)
    expect(reloaded.model.attendees?.audienceIds).toEqual(['A', 'B'])
  })

  it('requests a confirmation of the price when a promotion has changed', async () => {
    const { model, answer, dialogs, sentTo } = await make([
      [createOrder, refused('changed', PURCHASE_CODES.promotionDiscountWrong)],
    ])
    answer(preOrder, () => aPreOrder({ payAmount: fen(80_000) }))
    const submitted = model.submit()
    await settle()
    answer(createOrder, () => aCreatedOrder())
    dialogs.answer(true)
    await submitted
    expect(sentTo(createOrder).at(-1)).toMatchObject({ paymentParam: { payAmount: 80_000 } })
  })

  it.each(['memberDiscountChanged', 'memberDiscountWrong'] as const)(
    'shows both prices after %s, and reloads the rates of the buyer',
    async (code) => {
      const { model, answer, dialogs, sentTo, clock } = await make([
        [createOrder, refused('changed', PURCHASE_CODES[code])],
      ])
      answer(preOrder, () => aPreOrder({ payAmount: fen(80_000) }))
      const submitted = model.submit()
      await settle()
      for (const amount of ['760', '800']) expect(dialogs.current?.content).toContain(amount)
      dialogs.answer(false)
      await submitted
      clock.advance(1_000)
      await settle()
      expect(sentTo(primePrivilege)).toHaveLength(1)
    },
  )
})
