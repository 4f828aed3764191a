import type { Dialogs } from '@/components/ui/dialog/dialogs'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { texts } from '@/locales/texts'

/** Shows the old and the new price of a purchase (decision 26). @returns true if the buyer accepts the new one */
export const askNewPrice = (dialogs: Pick<Dialogs, 'confirm'>, from: Fen, to: Fen): Promise<boolean> => {
  const t = texts.translator(checkoutTexts)
  return dialogs.confirm({
    title: t('confirm.priceChanged'),
    content: t('confirm.priceFromTo', { from: formatMoney(from), to: formatMoney(to) }),
    confirmText: t('confirm.orderAnyway'),
  })
}
