import type { RebookHold } from '@/api/rebook'
import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { formatMoney } from '@/locales/format-money'
import { rebookTexts } from '@/locales/namespaces/rebook'
import { texts } from '@/locales/texts'

/** Asks before tickets end at once. @returns whether the buyer agreed */
export const confirmRebook = (
  dialogs: Pick<Dialogs, 'confirm'>,
  { qty, after, back, fee }: RebookHold,
): Promise<boolean> => {
  const t = texts.translator(rebookTexts)
  const ask = t('rebook.ask', { count: qty, session: after.sessionName, tier: after.seatPlanName })
  return dialogs.confirm({
    title: t('rebook.askTitle'),
    content: back > 0 ? t('rebook.askWithBack', { ask, amount: formatMoney(back) }) : ask,
    ...(back === 0 && fee > 0 && { hint: t('rebook.lost', { amount: formatMoney(fee) }) }),
    confirmText: t('rebook.submit'),
    cancelText: t('rebook.keep'),
  })
}

export const showDone = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(rebookTexts)('rebook.done'))

/** No answer came: it may have been made, and the same again is answered with it. */
export const showUnknown = (dialogs: Pick<Dialogs, 'alert'>): Promise<void> =>
  dialogs.alert({ content: texts.translator(rebookTexts)('rebook.unknown') })
