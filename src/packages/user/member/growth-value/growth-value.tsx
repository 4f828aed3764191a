import { type GrowthRecord, growthRecords } from '@/api/member'
import { dayText } from '@/components/dates'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { orderLink } from '@/components/order/order-link'
import { pointCount } from '@/components/points/points-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatTime, SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { growthTexts } from '@/locales/namespaces/growth'
import { linkTo } from '@/router/link-to'
import { GrowthHead } from './parts/growth-head'

/** Number of entries per page (shell §9). */
const LENGTH = 20

function Movement({ item: { kind, amount, title, orderId, orderType, time, countsAt } }: { item: GrowthRecord }) {
  const t = useTexts(growthTexts)
  const now = useNow()
  const day = (at: number): string => dayText(at, { now, utcOffset: SHOP_OFFSET }, t)
  const isPending = countsAt > now
  return (
    <ListGroup>
      <ListRow
        title={t(`growth.move.${kind}`)}
        note={joinFacts([title, isPending ? t('growth.countsFrom', { time: day(countsAt) }) : day(time)])}
        value={t(amount < 0 ? 'growth.minus' : 'growth.plus', { number: pointCount(Math.abs(amount)) })}
        {...(orderId && { to: orderLink(orderId, orderType) })}
      />
    </ListGroup>
  )
}

/** Screen of the buyer's growth, with all movements by month. */
export default listScreen('growth-value', {
  texts: growthTexts,
  title: (t) => t('growth.title'),
  Head: GrowthHead,
  load:
    ({ client }) =>
    (offset) =>
      client.call(growthRecords, { offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ recordId }) => recordId,
  rules: { perUser: true },
  groups:
    (t) =>
    ({ time }) =>
      formatTime(time, SHOP_OFFSET, t('date.pattern.month')),
  Row: Movement,
  ghost: <Skeleton shape="block" height="68px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('growth.empty'),
    hint: t('growth.emptyHint'),
    action: { text: t('growth.toShows'), to: linkTo('all') },
  }),
})
