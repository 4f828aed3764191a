import type { ButtonAction } from '@/components/ui/button-row/button-row'
import type { PaidOperation } from '@/domain/order/paid-operations'
import type { Translate } from '@/locales/keys'
import type { orderTexts } from '@/locales/namespaces/order'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { ResultModel } from './result.model'

const TEXTS = {
  REAL_NAME: 'result.toNames',
  E_TICKET: 'result.seeTickets',
  TICKET_TAKING_CODE: 'detail.seePickup',
  VIEW_EXPRESS: 'result.seeParcel',
} as const satisfies Record<PaidOperation, string>

const linkOf = ({ orderId, tickets, order }: ResultModel, operation: PaidOperation): LinkTo => {
  if (operation === 'VIEW_EXPRESS') return linkTo('express', { orderId })
  const [id] = order?.voucherIds ?? []
  return operation === 'REAL_NAME' && id ? linkTo('real-name', { id }) : tickets
}

/**
 * Returns the buttons of the payment result. They are the operations that the gateway sends for a paid order; the first
 * one is the main button. A link to the order is always included.
 */
export const resultActions = (model: ResultModel, t: Translate<typeof orderTexts>): ButtonAction[] => {
  const operations = model.paid ? (model.order?.orderSuccessPaidOperations ?? []) : []
  const leading = (to: LinkTo) => ({ to, onClick: () => model.leave(to) })
  return [
    ...operations.map((operation, at) => ({
      text: t(TEXTS[operation]),
      ...leading(linkOf(model, operation)),
      secondary: at > 0,
    })),
    { text: t('result.seeOrder'), ...leading(model.toOrder), secondary: !model.paid || operations.length > 0 },
  ]
}
