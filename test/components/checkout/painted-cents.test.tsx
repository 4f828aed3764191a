import fc from 'fast-check'
import { extendObservable, observable, runInAction } from 'mobx'
import { observer } from 'mobx-react'
import { act } from 'react'
import type { CashCard, OrderCoupon } from '@/api/purchase'
import { previewPrice } from '@/components/checkout/preview-price'
import { PriceLines } from '@/components/checkout/prices/price-lines'
import { PricingModel } from '@/components/checkout/pricing.model'
import { ReductionsSheet } from '@/components/checkout/reductions/reductions-sheet'
import { PaymentSheet } from '@/components/order/payment-sheet/payment-sheet'
import type { CheckoutPrice } from '@/components/checkout/checkout-price'
import { type Fen, fen, sumFen } from '@/domain/money'
import { ENGINE_VERSION, priceOf } from '@/domain/pricing/price-of'
import { type PricePart, splitPrice } from '@/domain/pricing/split'
import { refundAmounts } from '@/domain/refund/amounts'
import { formatMoney } from '@/locales/format-money'
import { texts } from '@/locales/texts'
import { PaymentSheet as SheetState } from '@/payment/sheet'
import { anyCase, type Case, NOW } from '../../domain/pricing/support'
import { aPaymentOption } from '../../support/data/payment'
import { aPreOrder } from '../../support/data/pre-order'
import { mount, type Mounted } from '../../support/screen'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { withServices } from '../../support/with-services'

/** Returns the amount that a text shows, without the sign of a reduction. */
const amountIn = (text: string | null | undefined): string => /¥([\d,]+(\.\d+)?)/.exec(text ?? '')?.[1] ?? ''
const painted = (amount: number): string => formatMoney(fen(Math.abs(amount)))

/** Returns the price without any choice, as the gateway sends it. */
const firstPrice = ({ basket, facts }: Case): CheckoutPrice => {
  const none = priceOf(basket, { couponId: '', points: fen(0) }, facts, NOW)
  const coupons = none.candidates.map(({ couponId, cut, reason }): OrderCoupon => ({
    ...{ couponId, couponTemplateId: 'CT1', title: couponId, couponType: 'CASH' },
    ...{ startTime: null, expireTime: null },
    ...{ discountAmount: cut, usable: reason === null },
    reason: reason && {
      ...{ code: reason.code, missing: 0, difference: fen(0), payAmount: fen(0), orderId: '' },
      ...{ orderType: 'ticket', wouldApply: null },
    },
  }))
  const cards = (facts.cashCards ?? []).map(({ cashId, balance }): CashCard => ({
    ...{ userCardInstanceId: cashId, name: cashId, balance, amount: fen(0), left: balance },
    ...{ expirationTime: null, reason: '' },
  }))
  return aPreOrder({
    ...{ payAmount: none.payAmount, total: none.total, couponId: '', coupons, cashCards: cards },
    priceLines: none.lines.map(({ kind, amount }) => ({ kind, amount, title: '' })),
    pointUsage: null,
    pricingFacts: {
      ...{ ...facts, engineVersion: ENGINE_VERSION, basket },
      rates: facts.rates.map((rate) => ({ ...rate, title: rate.rateId })),
      promotions: facts.promotions.map((promotion) => ({ ...promotion, title: promotion.promotionId })),
    } as never,
  })
}

/** The price lines of an order, as its screen draws them. */
const linesOf = ({ lines, total, payAmount }: PricePart) => ({
  ...{ total, sum: payAmount },
  lines: lines.map(({ kind, amount }) => ({ kind, amount, title: '' })),
})

/** Mounts checkout, payment sheet and both orders. `show` draws a basket on all of them. */
const openScreens = async () => {
  await texts.setLanguage('en-US')
  const { services, clock } = fakeServices()
  const { screen: scope } = screenScope(services)
  const shown = observable.box<{ pricing: PricingModel<CheckoutPrice>; parts: PricePart[] } | null>(null, {
    deep: false,
  })
  extendObservable(services.payment, { question: null, sheet: null, opening: null }, {}, { deep: false })
  const All = observer(() => {
    const all = shown.get()
    if (!all?.pricing.price.value) return null
    const { payAmount, total, priceLines } = all.pricing.price.value
    return (
      <>
        <div id="reductions">
          <ReductionsSheet open pricing={all.pricing} onChange={undefined} onClose={() => undefined} />
        </div>
        <div id="confirm">
          <PriceLines lines={priceLines} sum={payAmount} total={total} />
        </div>
        <div id="payment">
          <PaymentSheet />
        </div>
        {all.parts.map((part, at) => (
          <div key={at} id={at === 0 ? 'tickets' : 'goods'}>
            <PriceLines kind="paid" {...linesOf(part)} />
          </div>
        ))}
      </>
    )
  })
  const screen = await mount(withServices(All, services), {})
  const show = (value: CheckoutPrice, choice: Case['choice'] & { couponId: string }, parts: PricePart[]): void => {
    const { points: pointAmount, ...rest } = choice
    const initial = { ...rest, ...(pointAmount !== undefined && { pointAmount }) }
    const deps = { clock: { ...clock, now: () => NOW }, log: services.log, screen: scope, initial }
    const pricing = new PricingModel<CheckoutPrice>({ ...deps, price: async () => value, onError: () => undefined })
    pricing.price.put(value)
    const order = {
      ...{ orderId: 'O1', transactionIds: ['T1'], payAmount: value.payAmount, agreement: null, returnUrl: '' },
      goodsAmount: parts[1]?.payAmount ?? fen(0),
    }
    const none = () => undefined
    const sheet = new SheetState(order, [aPaymentOption('ALIPAY_WAP')], 'ALIPAY_WAP', null, {
      submit: none,
      cancel: none,
    })
    act(() =>
      runInAction(() => {
        Object.assign(services.payment, { sheet })
        shown.set({ pricing, parts })
      }),
    )
  }
  return { screen, show }
}

/** Returns the amounts that the screens draw, by place. */
const readScreens = ({ all, root }: Mounted) => {
  const listed = (place: string): string[] => all(`${place} .line .amount`).map(({ textContent }) => textContent ?? '')
  const sumOf = (place: string): string => amountIn(root.querySelector(`${place} .sum .price`)?.textContent)
  const methods = root.querySelector('#payment')?.textContent ?? ''
  return {
    due: amountIn(root.querySelector('#reductions .foot .price')?.textContent),
    steps: all('#reductions .calculation [role=list]:first-of-type .cut').map((cut) => amountIn(cut.textContent)),
    chosen: all('#reductions .calculation [role=listitem]')
      .filter(({ textContent }) => textContent?.includes('Chosen'))
      .map((row) => amountIn(row.querySelector('.due')?.textContent)),
    cash: all('#reductions [role=checkbox]').flatMap(({ textContent }) => {
      const pays = /Pays ¥([\d,.]*\d)/.exec(textContent ?? '')
      return pays ? [pays[1]] : []
    }),
    confirm: { reductions: listed('#confirm').filter((text) => text.startsWith('-')), sum: sumOf('#confirm') },
    payment: [
      amountIn(root.querySelector('#payment .head .price')?.textContent),
      amountIn(/Pay ¥\S+ with/.exec(methods)?.[0]),
    ],
    parts: /Tickets ¥([\d,.]*\d), goods ¥([\d,.]*\d)/.exec(methods)?.slice(1) ?? null,
    orders: ['#tickets', '#goods'].filter((place) => root.querySelector(place)).map(sumOf),
  }
}

/** Returns the money that all refunds of an order return, with cash cards, when its units go back one after another. */
const refunded = ({ shares, lines }: PricePart, prices: ReadonlyMap<string, Fen>): number => {
  const units = shares.map(({ unitId }) => ({ unitId, price: prices.get(unitId) ?? fen(0) }))
  const totals = units.map(({ unitId }, at) => {
    const before = new Set(units.slice(0, at).map((unit) => unit.unitId))
    const request = { before, units: new Set([unitId]), rate: 0, changed: true, sent: false }
    return refundAmounts({ units, lines, shares }, request).total
  })
  return sumFen(totals)
}

/** A purchase at the checkout has at least one ticket. */
const anyPurchase = anyCase.filter(({ basket }) => basket.units.some(({ kind }) => kind === 'TICKET'))

const cutsOf = (lines: readonly { kind: string; amount: number }[], kind: string): number[] =>
  lines.flatMap((line) => (line.kind === kind && line.amount < 0 ? [-line.amount] : []))

let screen: Mounted
afterEach(() => screen.unmount())

test('shows the same amounts from the reductions to the refund, for 300 baskets', async () => {
  const { show, ...opened } = await openScreens()
  screen = opened.screen
  let isFolded = true
  const differences: unknown[] = []
  for (const input of fc.sample(anyPurchase, { numRuns: 300, seed: 42 })) {
    const { basket, facts } = input
    const best = priceOf(basket, input.choice, facts, NOW)
    const choice = { ...input.choice, couponId: best.couponId }
    const value = previewPrice(firstPrice(input), choice, NOW)
    const split = splitPrice(best, basket.units)
    const parts = [split.tickets, split.goods].filter(({ shares }, at) => at === 0 || shares.length > 0)
    if (!value) throw new Error(`No preview with the coupon "${choice.couponId}".`)
    show(value, choice, parts)
    if (isFolded) {
      await screen.tap(screen.button('How this was calculated'))
      isFolded = false
    }

    const cuts = best.lines.filter(({ amount }) => amount < 0).map(({ amount }) => painted(amount))
    const cash = cutsOf(best.lines, 'CASH_CARD')
    const due = painted(best.payAmount)
    const prices = new Map(basket.units.map(({ unitId, price }) => [unitId, price]))
    const isBound = parts.length > 1 && split.goods.payAmount > 0
    const expected = {
      ...{ due, steps: cuts, cash: cash.map(painted) },
      confirm: { reductions: cuts.map((cut) => `-¥${cut}`), sum: due },
      payment: [due, due],
      parts: isBound ? parts.map(({ payAmount }) => painted(payAmount)) : null,
      orders: parts.map(({ payAmount }) => painted(payAmount)),
    }
    const { chosen, ...found } = readScreens(screen)
    const isSame = JSON.stringify(found) === JSON.stringify(expected)
    const isChosenSame = chosen.every((each) => each === painted(best.payAmount + sumFen(cash.map(fen))))
    const isRefundSame = parts.every(
      (part) => refunded(part, prices) === part.payAmount + sumFen(part.cash.map(({ amount }) => amount)),
    )
    if (!isSame || !isChosenSame || !isRefundSame) differences.push({ expected, found, chosen, isRefundSame })
  }
  expect(differences).toEqual([])
})
