import { type PreOrderParams, preOrder } from '@/api/purchase'
import { fen } from '@/domain/money'
import { PricingModel } from '@/packages/order/confirm-order/pricing.model'
import { RequestError } from '@/request/errors'
import { aPurchase } from '../../../support/data/purchase'
import { screenScope } from '../../../support/screen-scope'
import { aPreOrder } from '../../../support/data/pre-order'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const purchase = aPurchase()
const coupon = (couponId: string, discountAmount: number, usable = true) => ({
  couponId,
  title: couponId,
  discountAmount: fen(discountAmount),
  expireTime: null,
  usable,
  reason: '',
  couponType: 'CASH',
})
const coupons = [coupon('C1', 1_000), coupon('C2', 3_000), coupon('C3', 9_000, false)]

const priced = ({ couponId = '' }: PreOrderParams) => {
  const used = coupons.find((each) => each.couponId === couponId)
  return aPreOrder({ coupons, couponId, payAmount: fen(76_000 - (used?.discountAmount ?? 0)) })
}

const make = (answer: (params: PreOrderParams) => unknown = priced, automatic = false) => {
  const world = setUp([[preOrder, answer as never]])
  world.configure({ autoChooseBestCoupon: automatic })
  const refused: unknown[] = []
  const { client, stores } = world.services
  const { screen } = screenScope(world.services)
  const model = new PricingModel(purchase, { client, stores, screen, refused: (error) => refused.push(error) })
  return { ...world, model, refused }
}

describe('price of a purchase', () => {
  it('requests no coupon while neither the shop nor the buyer chooses one', async () => {
    const { model, sentTo } = make()
    await model.load()
    expect(sentTo(preOrder)).toEqual([{ ...purchase, couponId: '' }])
    expect(model.ordered).toMatchObject({ couponId: '', deliverMethod: 'E_TICKET' })
  })

  it('takes the best coupon only where the shop chooses (decision 42)', async () => {
    const { model } = make(priced, true)
    await model.load()
    expect(model.pre.value?.couponId).toBe('C2')
    expect(model.pre.value?.payAmount).toBe(73_000)
  })

  it('never replaces the buyer’s choice, "none" included (decision 42)', async () => {
    const { model } = make(priced, true)
    await model.load()
    await model.chooseCoupon('C1')
    expect(model.pre.value?.couponId).toBe('C1')
    await model.chooseCoupon('')
    expect(model.pre.value?.couponId).toBe('')
    await model.load()
    expect(model.pre.value?.couponId).toBe('')
  })

  it('shows the old price until the new one is there', async () => {
    const { model } = make()
    await model.load()
    const change = model.chooseCoupon('C2')
    expect(model.pre.pending).toBe(true)
    expect(model.pre.value?.payAmount).toBe(76_000)
    await change
    expect(model.pre.value?.payAmount).toBe(73_000)
  })

  it('undoes a change that the gateway refuses, and shows why', async () => {
    const no = new RequestError({ kind: 'business', statusCode: 22030309, message: 'not for this order' })
    const { model, refused } = make((params) => {
      if (params.couponId === 'C3') throw no
      return priced(params)
    })
    await model.load()
    await model.chooseCoupon('C2')
    await model.chooseCoupon('C3')
    expect(refused).toEqual([no])
    expect(model.pre.value?.couponId).toBe('C2')
    expect(model.pre.error).toBeNull()
    await model.load()
    expect(model.pre.value?.couponId).toBe('C2')
  })

  it('sends an address only where the delivery needs one', async () => {
    const express = { code: 'EXPRESS' as const, name: '', description: '', fee: fen(1_800), needsAddress: true }
    const { model } = make(({ deliverMethod = 'E_TICKET' }) =>
      aPreOrder({ deliverMethod, deliverMethods: [...aPreOrder().deliverMethods, express] }),
    )
    await model.load()
    await model.chooseAddress('A1')
    expect(model.ordered).not.toHaveProperty('addressId')
    await model.chooseDelivery('EXPRESS')
    expect(model.ordered).toMatchObject({ addressId: 'A1', deliverMethod: 'EXPRESS' })
  })

  it('lets a coupon go that is gone, rather than keeping the buyer', async () => {
    let gone = false
    const { model } = make((params) => {
      if (gone && params.couponId === 'C2') throw new RequestError({ kind: 'business', statusCode: 22030309 })
      return priced(params)
    })
    await model.load()
    await model.chooseCoupon('C2')
    gone = true
    await model.reload()
    await settle()
    expect(model.pre.value?.couponId).toBe('')
    expect(model.pre.error).toBeNull()
  })
})
