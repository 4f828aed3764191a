import { listingTexts } from '../../../src/locales/namespaces/listing'
import { orderTexts } from '../../../src/locales/namespaces/order'
import { resaleTexts } from '../../../src/locales/namespaces/resale'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { pageOf } from '../journey/steps'
import { openOrder } from './open-order'

/** Id of a sold-out show with waitlists, for which the member has an order. */
const SOLD_OUT = 'S1004'

/** Functions that open the screens of ticket resale in the tour, by the name of the stop. */
export const RESALE_STOPS = {
  'return-tickets': async (stage, host) => {
    const t = stage.texts(resaleTexts)
    await openOrder(stage, host, SOLD_OUT)
    await host.tap({ part: stage.texts(listingTexts)('listing.entryNote'), role: 'button' })
    await host.at(pageOf('offer-tickets'))
    await host.tap({ role: 'checkbox', enabled: true })
    await host.find(t('resale.face'))
  },
  'return-offered': async ({ texts }, host) => {
    const t = texts(resaleTexts)
    const [label = ''] = t('resale.submitAmount', { amount: '' }).split('¥')
    await host.tap({ part: label.trim(), role: 'button', enabled: true })
    await host.tap({ text: t('resale.submit'), role: 'button' }, await host.dialog(t('resale.askTitle')))
    await host.find(texts(listingTexts)('listing.state.OFFERED'))
  },
  'return-order': async (stage, host) => {
    await host.back()
    await host.at(pageOf('order-detail'), stage.texts(listingTexts)('listing.count.OFFERED', { count: 1 }))
  },
  'return-taken-back': async ({ texts }, host) => {
    const t = texts(listingTexts)
    await host.tap({ text: t('listing.takeBack'), role: 'button', enabled: true })
    await host.tap({ text: t('listing.takeBack'), role: 'button' }, await host.dialog(t('listing.takeBackTitle')))
    await host.find(texts(orderTexts)('detail.step.OFFER_ENDED', { count: 1 }))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
