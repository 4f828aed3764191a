import { refundTexts } from '../../../src/locales/namespaces/refund'
import type { Host } from '../harness/host'
import type { Stage } from '../journey/stage'
import { pageOf } from '../journey/steps'
import { openOrder } from './open-order'

const button = (label: string) => ({ text: label, role: 'button', enabled: true })

/** Functions that open the screens of refunds in the tour, by the name of the stop. */
export const REFUND_STOPS = {
  'refund-tickets': async (stage, host) => {
    await openOrder(stage, host, 'S2001')
    await host.tap(button(stage.texts('order')('button.returnTickets')))
    await host.at(pageOf('refund-order-tickets'))
    await host.find({ role: 'checkbox' })
  },
  'refund-preview': async ({ texts }, host) => {
    await host.tap({ role: 'checkbox', enabled: true })
    await host.find(texts(refundTexts)('refund.arrives'))
  },
  'refund-rule': async ({ texts }, host) => {
    await host.tap({ part: texts(refundTexts)('refund.ruleNote'), role: 'button' })
    await host.at(pageOf('refund-rule-order'), texts(refundTexts)('refund.terms'))
  },
  'refund-done': async ({ texts }, host) => {
    await host.tap({ part: texts(refundTexts)('refund.state.REFUNDED'), role: 'button' })
    await host.at(pageOf('refund-order-tickets'), texts(refundTexts)('refund.progress'))
  },
} satisfies Readonly<Record<string, (stage: Stage, host: Host) => Promise<void>>>
