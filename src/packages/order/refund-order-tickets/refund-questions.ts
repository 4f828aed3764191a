import type { RefundQuote } from '@/api/refund'
import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { texts } from '@/locales/texts'

/** Key of the text on tickets that are left out; of those that can be rebooked it warns of the price difference, too. */
export type Leaving = 'onceOnly' | 'lastTime' | 'onceOnlyRebook' | 'lastTimeRebook'

/**
 * Asks before tickets end.
 * @param leaving what the buyer loses by leaving tickets out (`RefundTicketsModel.leaving`)
 * @returns whether the buyer agreed
 */
export const confirmRefund = (
  dialogs: Pick<Dialogs, 'confirm'>,
  { qty, amount }: RefundQuote,
  leaving: Leaving | null,
): Promise<boolean> => {
  const t = texts.translator(refundTexts)
  return dialogs.confirm({
    title: t('refund.askTitle'),
    content: t('refund.ask', { count: qty, amount: formatMoney(amount) }),
    ...(leaving && { hint: t(`refund.${leaving}`) }),
    confirmText: t('refund.submit'),
    cancelText: t('refund.keep'),
    tone: 'danger',
  })
}

/** Shows old and new amount, and asks for the new one. @returns whether the buyer agreed */
export const confirmChange = (
  dialogs: Pick<Dialogs, 'confirm'>,
  old: RefundQuote,
  fresh: RefundQuote,
): Promise<boolean> => {
  const t = texts.translator(refundTexts)
  return dialogs.confirm({
    title: t('refund.changedTitle'),
    content: t('refund.changedFromTo', { from: formatMoney(old.amount), to: formatMoney(fresh.amount) }),
    confirmText: t('refund.takeNew'),
    cancelText: t('refund.keep'),
  })
}

export const showApplied = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(refundTexts)('refund.applied'))

/** No answer came: the refund may exist, and the same again is answered with it. */
export const showUnknown = (dialogs: Pick<Dialogs, 'alert'>): Promise<void> =>
  dialogs.alert({ content: texts.translator(refundTexts)('refund.unknown') })
