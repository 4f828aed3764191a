import { toastFailure } from '@/components/screen/notify-failure'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { SALE_REMINDER_LEAD } from '@/domain/show/sale-reminder'
import { showTexts } from '@/locales/namespaces/show'
import type { Reminder } from '../../sale/sale-button'
import type { ShowSale } from '../../sale/show-sale'

/** Takes a reminder or a registration back after a question; a refusal is shown in the gateway's own words. */
export function useForgetReminder(sale: ShowSale) {
  const t = useTexts(showTexts)
  const { dialogs } = useServices()
  return async (type: Reminder): Promise<void> => {
    const sure = await dialogs.confirm({
      title: t('sale.forgetAsk'),
      content: t(`sale.how.${type}`, { minutes: SALE_REMINDER_LEAD / 60_000 }),
      confirmText: t('sale.forget'),
      cancelText: t('sale.keep'),
    })
    if (!sure) return
    try {
      await sale.buyer.unsubscribe(type, sale.remindTarget)
    } catch (error) {
      toastFailure(dialogs, error)
    }
  }
}
