import { type Gift, revokeGift } from '@/api/transfer'
import type { Services } from '@/components/services'
import { giveTexts } from '@/locales/namespaces/give'
import { texts } from '@/locales/texts'

/** Takes a gift back after a question. Returns it as it is then, or null where the buyer lets it go on. Rejects with a refusal. */
export const takeBackGift = async (
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
