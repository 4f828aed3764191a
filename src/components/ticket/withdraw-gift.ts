import { type Gift, revokeGift } from '@/api/transfer'
import type { Services } from '@/components/services'
import { giveTexts } from '@/locales/namespaces/give'
import { texts } from '@/locales/texts'

/**
 * Cancels a gift after a confirmation. Returns the updated gift, or null if the buyer declines. Rejects with a refusal.
 */
export const withdrawGift = async (
  { client, dialogs }: Pick<Services, 'client' | 'dialogs'>,
  transferId: string,
): Promise<Gift | null> => {
  const t = texts.translator(giveTexts)
  const agreed = await dialogs.confirm({
    title: t('give.takeBackTitle'),
    content: t('give.takeBackAsk'),
    confirmText: t('give.takeBack'),
    cancelText: t('give.goOn'),
  })
  if (!agreed) return null
  const gift = await client.call(revokeGift, { transferId }, { inlineErrors: true })
  dialogs.toast(t('give.takenBack'))
  return gift
}
