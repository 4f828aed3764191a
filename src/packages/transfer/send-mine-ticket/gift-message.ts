import type { Gift } from '@/api/transfer'
import { dayText } from '@/components/dates'
import type { Services } from '@/components/services'
import { formatTime } from '@/domain/schedule/local-time'
import { giftTexts } from '@/locales/namespaces/gift'
import { texts } from '@/locales/texts'

type Deps = Pick<Services, 'dialogs'>

/** Asks the buyer to confirm that tickets are given away. @param phone complete phone number, in groups of digits */
export const confirmGift = ({ dialogs }: Deps, count: number, phone: string): Promise<boolean> => {
  const t = texts.translator(giftTexts)
  return dialogs.confirm({
    title: t('gift.give.askTitle'),
    content: t('gift.give.ask', { count, phone }),
    confirmText: t('gift.give.submit', { count }),
    cancelText: t('gift.give.again'),
  })
}

/** Returns the title of a gift's share card. */
export const shareTitle = ({ showName }: Gift): string =>
  texts.translator(giftTexts)('gift.given.shareTitle', { show: showName })

/**
 * Returns the message to the friend. The message contains the date, because the friend may read it on another day.
 * @param link complete address of the gift
 * @param now epoch ms
 */
export const giftMessage = (gift: Gift, link: string, now: number): string => {
  const t = texts.translator(giftTexts)
  const { expiresAt, utcOffset } = gift
  const date = dayText(expiresAt, { now, utcOffset }, t)
  const time = t('date.withTime', { date, time: formatTime(expiresAt, utcOffset, t('date.pattern.time')) })
  return t('gift.given.text', { show: gift.showName, count: gift.qty, phone: gift.to, link, time })
}

/** Copies a text and shows the result. */
export const copyText = async (
  { dialogs, platform }: Pick<Services, 'dialogs' | 'platform'>,
  text: string,
): Promise<void> => {
  const { kind } = await platform.clipboard.copy(text)
  dialogs.toast(texts.translator(giftTexts)(kind === 'done' ? 'gift.given.copied' : 'error.copyFailed'))
}
