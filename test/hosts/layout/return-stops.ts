import { offerTexts } from '../../../src/locales/namespaces/offer'
import { returnTexts } from '../../../src/locales/namespaces/return'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { pageOf } from '../journey/steps'
import { openOrder } from './open-order'

/** Sold out, with waitlists; the member has an order of it. */
const SOLD_OUT = 'S1004'

/** The stops of tickets for the waitlist, by their names. */
export const RETURN_STOPS = {
  'return-tickets': async (stage, host) => {
    const t = stage.texts(returnTexts)
    await openOrder(stage, host, SOLD_OUT)
    await host.tap({ part: stage.texts(offerTexts)('offer.entryNote'), role: 'button' })
    await host.at(pageOf('offer-tickets'))
    await host.tap({ role: 'checkbox', enabled: true })
    await host.find(t('return.face'))
  },
  'return-offered': async ({ texts }, host) => {
    const t = texts(returnTexts)
    const [words = ''] = t('return.submitAmount', { amount: '' }).split('¥')
    await host.tap({ part: words.trim(), role: 'button', enabled: true })
    await host.tap({ words: t('return.submit'), role: 'button' }, await host.dialog(t('return.askTitle')))
    await host.find(t('return.state.OFFERED'))
  },
  'return-order': async (stage, host) => {
    await host.back()
    await host.at(pageOf('order-detail'), stage.texts(offerTexts)('offer.count.OFFERED', { count: 1 }))
  },
  'return-taken-back': async ({ texts }, host) => {
    const t = texts(offerTexts)
    await host.tap({ words: t('offer.takeBack'), role: 'button', enabled: true })
    await host.tap({ words: t('offer.takeBack'), role: 'button' }, await host.dialog(t('offer.takeBackTitle')))
    await host.find(t('offer.count.TAKEN_BACK', { count: 1 }))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
