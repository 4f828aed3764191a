import { formatFen, fen } from '../../../../../src/domain/money'
import type { Tx } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { TextParams } from '../../../core/texts'
import { sendMessage, sendTo } from '../../base/message/service'
import { sendOrderNews } from '../../base/message/subscription-service'
import type { MessageKind } from '../../base/message/tables'
import { addNews, isNews } from '../../trade/order/news-entry-service'
import type { InvoiceRow } from './repository'
import { subjectOf } from './subject-service'
import { texts } from './texts'

const KINDS = {
  APPLYING: 'INVOICE_APPLYING',
  REJECTED: 'INVOICE_REJECTED',
  SUCCESS: 'INVOICE_ISSUED',
  SHIPPED: 'INVOICE_SHIPPED',
  CANCELED: 'INVOICE_CANCELED',
} as const satisfies Record<string, MessageKind>

export type InvoiceNotice = keyof typeof KINDS

const valuesOf = (row: InvoiceRow, lang: Language): TextParams => ({
  subject: texts.translate(lang, row.order_id === null ? 'subject.ITEMS' : 'subject.TICKET', {
    name: subjectOf(row.orders, lang),
  }),
  amount: formatFen(fen(row.amount), lang),
  reason: row.reason === '' ? '' : texts.translate(lang, `reject.${row.reason}`),
  company: row.express?.name[lang] ?? '',
  no: row.express?.no ?? '',
})

/**
 * Notifies the buyer of an invoice's state. An issued electronic invoice is also sent to the e-mail address in the
 * buyer's request.
 */
export const notifyOfInvoice = async (tx: Tx, row: InvoiceRow, notice: InvoiceNotice, now: number): Promise<void> => {
  if (row.user_id === null) return
  const message = {
    userId: row.user_id,
    kind: KINDS[notice],
    content: texts.translateAll(`message.${notice}`, (lang) => valuesOf(row, lang)),
    path: `/invoice-detail?invoiceId=${row.invoice_id}`,
    now,
  }
  // The buyer made this request, so the notification does not use up the single subscribe message that the buyer has
  // allowed. Buyers allow none for item orders.
  if (notice === 'APPLYING' || row.order_id === null) {
    await sendMessage(tx, { ...message, channel: null, openId: null })
  } else {
    if (isNews(message.kind)) await addNews(tx, row.order_id, message.kind, now)
    await sendOrderNews(tx, row.order_id, message)
  }
  if (notice === 'SUCCESS' && row.email) await sendTo(tx, { ...message, channel: 'EMAIL', recipient: row.email })
}
