import type { Shopper } from '../../../scripts/browser/shopper'
import { orderShow } from '../../../scripts/browser/steps/browse'
import { openReductions } from '../../../scripts/browser/steps/order'
import { cardTexts } from '../../../src/locales/namespaces/card'
import { memberCenterTexts } from '../../../src/locales/namespaces/member-center'
import { pointsTexts } from '../../../src/locales/namespaces/points'
import { walletTexts } from '../../../src/locales/namespaces/wallet'
import type { MemberRow } from './report'
import { settle } from './journey'
import { type Targets, type Times, timesOf } from './watch'

/** Id of a play for which the sandbox's member has several coupons. */
const PLAY = 'S2001'
/** Path of a card on sale. */
const CARD = '/benefit-card/BC4'

/** The sum at the bottom of the sheet of reductions. */
const SUM = '[role=dialog] [aria-live=polite] > [translate=no]'

/** Simulates the sandbox's member, who opens the screens of benefits and changes the coupon of an order. */
export const walkMember = async (shopper: Shopper): Promise<Record<MemberRow, Times>> => {
  const { page, screen } = shopper
  const tap = async (targets: Targets, act: () => Promise<unknown>): Promise<Times> => {
    await settle(shopper)
    return timesOf(page, targets, act)
  }
  const opened = (title: string, data: string): Targets => ({
    title: { on: 'page', find: '[role=heading]', text: title },
    data: { on: 'page', find: data },
  })
  const fromMine = async (path: string, targets: Targets): Promise<Times> => {
    await shopper.open('/mine')
    const link = screen().locator(`a[href^="${path}"]`).first()
    await link.scrollIntoViewIfNeeded()
    return tap(targets, () => link.tap())
  }

  const mineToWallet = await fromMine(
    '/my-rights',
    opened(shopper.texts(walletTexts)('mine.wallet'), '[role=listitem]'),
  )
  const mineToMember = await fromMine(
    '/member-center',
    opened(shopper.texts(memberCenterTexts)('memberCenter.title'), '[role=listitem]'),
  )
  const mineToPoints = await fromMine(
    '/points',
    opened(shopper.texts(pointsTexts)('points.title'), 'a[href^="/benefit-card/"]'),
  )

  await shopper.open('/card-list')
  const card = screen().locator(`a[href^="${CARD}"]`).first()
  await card.scrollIntoViewIfNeeded()
  const listToCard = await tap(opened(shopper.texts(cardTexts)('card.detail'), 'a[href^="/card-range"]'), () =>
    card.tap(),
  )

  await orderShow(shopper, PLAY, { quantity: 2 })
  await shopper.at(shopper.texts('checkout')('confirm.title'))
  const sheet = await openReductions(shopper)
  const sum = page.locator(SUM)
  const reduced = (await sum.textContent()) ?? ''
  const id = await sheet.getByRole('radio', { checked: true }).getAttribute('id')
  await sheet.getByRole('radio', { name: shopper.texts('checkout')('confirm.couponNone') }).tap()
  await sum.and(page.getByText(reduced, { exact: true })).waitFor({ state: 'detached' })
  const newSum = { on: 'layer', find: SUM, text: reduced } as const
  const couponToSum = await tap({ title: newSum, data: newSum }, () => page.locator(`[id="${id}"]`).tap())
  return { mineToWallet, mineToMember, mineToPoints, listToCard, couponToSum }
}
