import { seededCouponId } from '../../../scripts/gateway/modules/trade/coupon/seed-service'
import { couponTexts } from '../../../src/locales/namespaces/coupon'
import { couponCounterTexts } from '../../../src/locales/namespaces/coupon-counter'
import { couponReminderTexts } from '../../../src/locales/namespaces/coupon-reminder'
import { packetTexts } from '../../../src/locales/namespaces/packet'
import { shareTexts } from '../../../src/locales/namespaces/share'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { offer } from '../journey/scenarios/cashiers'
import { addressOf, pageOf, payOrder } from '../journey/steps'
import { COMBO_STOPS } from './combo-stops'

const open = (host: Host, address: string): void => host.pages.reLaunch(address)

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

const openOrder = async ({ texts }: Stage, host: Host, state: 'unpaid' | 'express' | 'reserve'): Promise<void> => {
  const t = texts('order')
  const label = t(`order.state.${state}`)
  open(host, addressOf('orders'))
  if (state === 'express') await host.tap(button(t('button.more'))) // Earlier stops have added orders above this order.
  // Searches the list items only, because a filter has the same text.
  const cards = () => host.all({ role: 'listitem' }).flatMap((item) => host.all({ part: label, role: 'button' }, item))
  await host.tap(await host.until(() => cards()[0], `no order is ${label}`))
  await host.at(pageOf('order-detail'), label)
}

/**
 * Opens an order with tickets of two shows. Its card contains the name of the first show and the number of other shows.
 */
const openParent = async ({ texts }: Stage, host: Host): Promise<void> => {
  const t = texts('order')
  open(host, addressOf('orders'))
  await host.tap({ part: t('show.andMore', { name: '', total: 2, more: 1 }).trim(), role: 'button' })
  await host.at(pageOf('order-detail'), t('detail.children'))
}

/** Offers a method, and chooses it in the payment sheet of the unpaid order. */
const chooseMethod = async (
  stage: Stage,
  host: Host,
  { product, name }: { product: string; name: RegExp },
): Promise<HTMLElement> => {
  await offer(stage, product, 'OFFER')
  await openOrder(stage, host, 'unpaid')
  await payOrder(stage, host)
  const sheet = await host.dialog(stage.texts('core')('pay.title'))
  await host.tap({ text: name, role: 'radio' }, sheet)
  await offer(stage, product, 'WITHDRAW')
  return sheet
}

/** Functions that open the screens of orders and their coupons in the tour, by the name of the stop. */
export const ORDER_STOPS: Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>> = {
  'order-unpaid': (stage, host) => openOrder(stage, host, 'unpaid'),
  'payment-instalments': async (stage, host) => {
    const sheet = await chooseMethod(stage, host, { product: 'INSTALMENT', name: /分期|instal/ })
    const plans = await host.find({ text: stage.texts('core')('pay.plans'), role: 'radiogroup' }, sheet)
    await host.tap({ role: 'radio' }, plans)
  },
  'payment-code': async (stage, host) => {
    const sheet = await chooseMethod(stage, host, { product: 'PARTNER_WALLET', name: /合作方|Partner/ })
    await host.tap({ part: '¥', role: 'button', enabled: true }, sheet)
    await host.dialog(stage.texts('core')('pay.codeTitle'))
  },
  'order-parent': openParent,
  'order-sent': (stage, host) => openOrder(stage, host, 'express'),
  reductions: async ({ texts }, host) => {
    // Only the row of the reductions contains an amount with a minus sign.
    await host.tap({ part: texts('core')('price.minus', { amount: '' }), role: 'button' })
    await host.dialog(texts('checkout')('confirm.reductions'))
  },
  'reductions-calculation': async ({ texts }, host) => {
    await host.tap({ part: texts('checkout')('reductions.how'), role: 'button' })
    await host.find({ part: texts('checkout')('reductions.compared') })
  },
  'share-pay-success': async ({ texts }, host) => {
    await host.tap(button(texts('order')('result.tellFriend')))
    await host.at(pageOf('share-pay-success'))
    await host.find({ part: texts(shareTexts)('paidShare.others') })
  },
  'coupon-create-offer': async (stage, host) => {
    await openOrder(stage, host, 'reserve')
    await host.tap({ part: stage.texts(shareTexts)('packetRow.title'), role: 'button' })
    await host.find(button(stage.texts(packetTexts)('packet.make.submit')))
  },
  'coupon-create': async ({ texts }, host) => {
    await host.tap({ part: texts(packetTexts)('packet.share'), role: 'button' })
    await host.at(pageOf('coupon-create'), texts(packetTexts)('packet.yours'))
  },
  'coupon-exchange': async ({ texts }, host) => {
    const t = texts(couponTexts)
    open(host, addressOf('coupon-info', { couponId: seededCouponId('CT51') }))
    await host.tap(button(t('coupon.use')))
    await host.dialog(t('coupon.exchangeTitle'))
  },
  'coupon-code': async ({ texts }, host) => {
    await host.tap(button(texts(couponTexts)('coupon.showCode')))
    await host.find({ role: 'img' }, await host.dialog(texts(couponCounterTexts)('counterCode.title')))
  },
  'coupon-usage': async ({ texts }, host) => {
    const rules = texts(couponTexts)('coupon.rules')
    await host.tap({ part: rules, role: 'button' })
    await host.dialog(rules)
  },
  'coupon-reminder': async ({ texts }, host) => {
    const t = texts(couponReminderTexts)
    await host.tap({ part: t('reminder.title'), role: 'button' })
    await host.find({ part: t('reminder.stop.ALL'), role: 'button' })
  },
  ...COMBO_STOPS,
}
