import type { Dialogs } from '@/components/ui/dialog/dialogs'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { returnTexts } from '@/locales/namespaces/return'
import { texts } from '@/locales/texts'

/** Asks before tickets are offered. @param back what they bring, fen @returns whether the buyer agreed */
export const confirmOffer = (dialogs: Pick<Dialogs, 'confirm'>, count: number, back: Fen): Promise<boolean> => {
  const t = texts.translator(returnTexts)
  return dialogs.confirm({
    title: t('return.askTitle'),
    content: t('return.ask', { count, amount: formatMoney(back) }),
    confirmText: t('return.submit'),
    cancelText: t('return.keep'),
  })
}

/** Shows old and new amount, and asks for the new one. @returns whether the buyer agreed */
export const confirmChange = (dialogs: Pick<Dialogs, 'confirm'>, old: Fen, fresh: Fen): Promise<boolean> => {
  const t = texts.translator(returnTexts)
  return dialogs.confirm({
    title: t('return.changedTitle'),
    content: t('return.changedFromTo', { from: formatMoney(old), to: formatMoney(fresh) }),
    confirmText: t('return.takeNew'),
    cancelText: t('return.keep'),
  })
}

export const showOffered = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(returnTexts)('return.done'))

/** No answer came: the tickets may be on offer, and the same again changes nothing. */
export const showUnknown = (dialogs: Pick<Dialogs, 'alert'>): Promise<void> =>
  dialogs.alert({ content: texts.translator(returnTexts)('return.unknown') })
