import { type PointRecord, pointRecords } from '@/api/points'
import { momentText } from '@/components/dates'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { orderLink } from '@/components/order/order-link'
import { pointCount } from '@/components/points/points-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { pointsTexts } from '@/locales/namespaces/points'
import { linkTo } from '@/router/link-to'

/** Number of movements per page (shell §9). */
const LENGTH = 20

const TYPES = ['IN', 'OUT', 'RETURNED', 'ENDED'] as const

/** Returns the type of movements in the filter; undefined for all types. */
const typeOf = (name: string | undefined) => TYPES.find((type) => type === name)

function Movement({ item: { kind, amount, time, title, orderId, orderType } }: { item: PointRecord }) {
  const t = useTexts(pointsTexts)
  const now = useNow()
  const at = momentText(time, { now, utcOffset: SHOP_OFFSET }, t)
  const number = pointCount(Math.abs(amount))
  return (
    <ListGroup>
      <ListRow
        title={t(`points.move.${kind}`)}
        note={joinFacts([title, at])}
        value={t(amount < 0 ? 'points.minus' : 'points.plus', { number })}
        {...(orderId && { to: orderLink(orderId, orderType) })}
      />
    </ListGroup>
  )
}

/** Screen of all movements of the buyer's points, newest first. */
export default listScreen('point-record', {
  texts: pointsTexts,
  title: (t) => t('points.records'),
  filters: (t, { type }) => [
    {
      name: 'type',
      label: t('points.type.label'),
      options: (['ALL', ...TYPES] as const).map((value) => ({ value, text: t(`points.type.${value}`) })),
      initial: typeOf(type) ?? 'ALL',
    },
  ],
  load:
    ({ client }, _, chosen) =>
    (offset) => {
      const type = typeOf(chosen().type)
      const page = { offset, length: LENGTH }
      return client.call(pointRecords, type ? { ...page, type } : page, pageOptions(offset))
    },
  keyOf: ({ recordId }) => recordId,
  rules: { perUser: true },
  Row: Movement,
  ghost: <Skeleton shape="block" height="68px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('points.recordsEmpty'),
    hint: t('points.recordsHint'),
    action: { text: t('points.toShows'), to: linkTo('all') },
  }),
})
