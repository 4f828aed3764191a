import type { Dialogs } from '@/components/ui/dialog/dialogs'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { texts } from '@/locales/texts'
import { isRequestError } from '@/request/errors'

/** A price that the gateway refused: the old and the new sum, fen, and the refusal. */
interface PriceChange {
  from: Fen
  to: Fen
  error: unknown
}

/**
 * Names the changed part and shows the old and the new price (decision 26).
 *
 * @returns true if the buyer accepts the new price
 */
export const askNewPrice = (dialogs: Pick<Dialogs, 'confirm'>, { from, to, error }: PriceChange): Promise<boolean> => {
  const t = texts.translator(checkoutTexts)
  const reason = isRequestError(error) ? error.message : ''
  const prices = t('confirm.priceFromTo', { from: formatMoney(from), to: formatMoney(to) })
  return dialogs.confirm({
    title: t('confirm.priceChanged'),
    content: [reason, prices].filter(Boolean).join('\n'),
    confirmText: t('confirm.orderAnyway'),
  })
}
