import { layouts } from '@/api/layout'
import { noticeTemplates, orderNotice } from '@/api/message'
import { orders } from '@/api/order'
import { OrdersModel } from '@/packages/order/orders/orders.model'
import type { PayOutcome } from '@/payment/outcome'
import { withPayment } from '@/payment/with-payment'
import { anOrder } from '../../../support/data/order'
import { openModel } from '../../../support/open-model'
import { fakeServices } from '../../../support/services'
import { setUp } from '../support'

const make = async (tab?: string, redeems = false, status?: string) => {
  const page = ({ tab: asked, status: of, offset }: { tab?: string; status?: string; offset: number }) => ({
    items: [anOrder({ orderId: `${asked ?? of}-${offset}` })],
    total: 2,
    last: offset > 0,
  })
  const world = setUp([
    [orders, page as never],
    [layouts, () => ({ components: [] })],
  ])
  world.configure({ zhongzhi: redeems })
  const shown = await world.show((deps) => new OrdersModel(deps, { tab, status }))
  return { ...world, ...shown }
}
const ids = (model: OrdersModel) => model.list.items.map(({ orderId }) => orderId)

describe('orders', () => {
  it('start with the address’s tab, and load another tab when first selected', async () => {
    const { model, sentTo } = await make('HISTORY')
    expect(ids(model)).toEqual(['HISTORY-0'])
    model.choose('TICKET')
    await model.list.reload()
    expect(ids(model)).toEqual(['TICKET-0'])
    model.choose('HISTORY')
    expect(ids(model)).toEqual(['HISTORY-0'])
    expect(sentTo(orders).filter(({ tab }) => tab === 'HISTORY')).toHaveLength(1)
  })

  it('start with the address’s status, and load another selected status', async () => {
    const { model, sentTo } = await make(undefined, false, 'TO_PAY')
    expect(ids(model)).toEqual(['TO_PAY-0'])
    model.chooseStatus('AFTER_SALE')
    await model.list.reload()
    expect(sentTo(orders).at(-1)).toEqual({ status: 'AFTER_SALE', offset: 0, length: 10 })
    model.choose('HISTORY')
    model.choose('TICKET')
    await model.list.reload()
    expect([model.status, ids(model)]).toEqual([null, ['TICKET-0']])
  })

  it('have a status filter only for ticket orders', async () => {
    expect((await make('HISTORY', false, 'TO_PAY')).model.status).toBeNull()
  })

  it('have no tab “other” if the merchant is a redemption merchant (shell §1)', async () => {
    const { model } = await make('OTHER', true)
    expect(model.tabs).toEqual(['TICKET', 'HISTORY'])
    expect(model.tab).toBe('TICKET')
  })

  it('are searched in all tabs until the search field is cleared', async () => {
    const { model, sentTo } = await make()
    model.type(' 潮声 ')
    expect(ids(model)).toEqual(['TICKET-0'])
    await model.search()
    expect(sentTo(orders).at(-1)).toEqual({ keyword: '潮声', offset: 0, length: 10 })
    expect(ids(model)).toEqual(['undefined-0'])
    await model.list.more()
    expect(sentTo(orders).at(-1)).toMatchObject({ keyword: '潮声', offset: 1 })
    const count = sentTo(orders).length
    await model.search()
    expect(sentTo(orders)).toHaveLength(count)
    model.type('')
    expect(ids(model)).toEqual(['TICKET-0'])
  })

  it('load further pages', async () => {
    const { model } = await make()
    await model.list.more()
    expect(ids(model)).toEqual(['TICKET-0', 'TICKET-1'])
    expect(model.list.last).toBe(true)
  })

  it('can be paid from the list', async () => {
    const { model, paid, went } = await make()
    await model.pay(anOrder())
    expect(paid).toMatchObject([{ orderId: 'O1', transactionIds: ['T1'], payAmount: 76_000 }])
    expect(went).toEqual([['open', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
  })

  it('are reloaded after an unsuccessful payment', async () => {
    const { model, state, sentTo, went } = await make()
    state.outcome = { kind: 'cancelled', orderId: 'O1' } as PayOutcome
    await model.pay(anOrder())
    expect(sentTo(orders)).toHaveLength(2)
    expect(went).toEqual([])
  })
})

describe('the link to a parcel', () => {
  const open = async (more: object) => {
    const request = jest.fn(async () => ({ kind: 'accepted' as const, ids: ['t5'] }))
    const world = fakeServices({
      member: true,
      platform: { subscribeMessage: { exists: true, request } },
      answers: [
        [orders, () => ({ items: [anOrder(more)], total: 1, last: true })],
        [noticeTemplates, () => ({ templates: [{ occasion: 'AFTER_SALE', templateId: 't5' }] })],
        [orderNotice, () => ({ remindType: 'SUBSCRIBE_MESSAGE' })],
      ],
    })
    const { model } = await openModel(world.services, (deps) => new OrdersModel(withPayment(deps), {}))
    await model.track(anOrder(more))
    return { request, ...world }
  }

  it('requests the host’s message permission before dispatch', async () => {
    const { request, sentTo, went } = await open({ expressNo: '' })
    expect(request).toHaveBeenCalledWith(['t5'])
    expect(sentTo(orderNotice)).toEqual([{ orderId: 'O1', remindType: 'SUBSCRIBE_MESSAGE' }])
    expect(went.at(-1)).toEqual(['open', 'express', { orderId: 'O1' }])
  })

  it('opens the parcel directly after dispatch', async () => {
    const { request, went } = await open({ expressNo: 'LX1' })
    expect(request).not.toHaveBeenCalled()
    expect(went.at(-1)).toEqual(['open', 'express', { orderId: 'O1' }])
  })
})
