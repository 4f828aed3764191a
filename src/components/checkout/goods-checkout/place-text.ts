import type { PickupPlace } from '@/api/goods-delivery'
import { momentText } from '@/components/dates'
import { formatTime } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { goodsOrderTexts } from '@/locales/namespaces/goods-order'

const MINUTE = 60_000

/** Formats minutes after midnight. */
const clockTime = (minutes: number): string => formatTime(minutes * MINUTE, 0, 'HH:mm')

/** Returns the opening hours of a counter, before a show or daily; '' if the counter has none. */
export const openingText = (
  { opens, closes, from, showName: show, utcOffset }: PickupPlace,
  now: number,
  t: Translate<typeof goodsOrderTexts>,
): string => {
  if (from !== null) return t('goodsOrder.atShow', { time: momentText(from, { now, utcOffset }, t), show })
  if (opens === null || closes === null) return ''
  return t('goodsOrder.everyDay', { from: clockTime(opens), to: clockTime(closes) })
}
