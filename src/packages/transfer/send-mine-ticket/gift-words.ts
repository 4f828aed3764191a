import type { Gift } from '@/api/transfer'
import type { Services } from '@/components/services'
import { formatTime } from '@/domain/schedule/local-time'
import { giftTexts } from '@/locales/namespaces/gift'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Asks before tickets are given. @param phone whole, in groups */
export const confirmGift = ({ dialogs }: Deps, count: number, phone: string): Promise<boolean> => {
  const t = texts.translator(giftTexts)
  return dialogs.confirm({
    title: t('gift.give.askTitle'),
    content: t('gift.give.ask', { count, phone }),
    confirmText: t('gift.give.submit', { count }),
    cancelText: t('gift.give.again'),
  })
}

/** The title of a gift's share card. */
export const shareTitle = ({ showName }: Gift): string =>
  texts.translator(giftTexts)('gift.given.shareTitle', { show: showName })

/** What a message to the friend may say. @param link whole address of the gift */
export const messageWords = (gift: Gift, link: string): string => {
  const t = texts.translator(giftTexts)
  const time = formatTime(gift.expiresAt, gift.utcOffset, t('date.pattern.monthDayTime'))
  return t('gift.given.words', { show: gift.showName, count: gift.qty, phone: gift.to, link, time })
}

/** Copies a text, and says whether that was done. */
export const copyText = async (
  { dialogs, platform }: Pick<Services, 'dialogs' | 'platform'>,
  text: string,
): Promise<void> => {
  const { kind } = await platform.clipboard.copy(text)
  dialogs.toast(texts.translator(giftTexts)(kind === 'done' ? 'gift.given.copied' : 'error.copyFailed'))
}
