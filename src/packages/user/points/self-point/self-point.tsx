import { type PointLot, pointLots } from '@/api/points'
import { dayText } from '@/components/dates'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { orderLink } from '@/components/order/order-link'
import { pointCount } from '@/components/points/points-text'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { lastMoment } from '@/domain/coupon/validity'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { pointsTexts } from '@/locales/namespaces/points'
import { linkTo } from '@/router/link-to'

/** Number of entries per page (shell §9). */
const LENGTH = 20

const STATES = ['USABLE', 'PENDING', 'ENDED'] as const

const stateOf = (name: string | undefined) => STATES.find((state) => state === name) ?? 'USABLE'

function Lot({ item: { title, orderId, orderType, state, left, ended, usableAt, endTime } }: { item: PointLot }) {
  const t = useTexts(pointsTexts)
  const now = useNow()
  const day = (time: number): string => dayText(time, { now, utcOffset: SHOP_OFFSET }, t)
  const end = { time: day(lastMoment(endTime, SHOP_OFFSET)) }
  const note =
    state === 'PENDING'
      ? t('points.lot.from', { time: day(usableAt) })
      : t(state === 'ENDED' ? 'points.lot.ended' : 'points.lot.until', end)
  return (
    <ListGroup>
      <ListRow
        title={title}
        note={note}
        value={pointCount(state === 'ENDED' ? ended + left : left)}
        {...(orderId && { to: orderLink(orderId, orderType) })}
      />
    </ListGroup>
  )
}

/** Screen of the buyer's points by expiry date, with the source of each entry. */
export default listScreen('self-point', {
  texts: pointsTexts,
  title: (t) => t('points.lots'),
  filters: (t, { state }) => [
    {
      name: 'state',
      label: t('points.state.label'),
      options: STATES.map((value) => ({ value, text: t(`points.state.${value}`) })),
      initial: stateOf(state),
    },
  ],
  load:
    ({ client }, _, chosen) =>
    (offset) =>
      client.call(pointLots, { state: stateOf(chosen().state), offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ lotId }) => lotId,
  rules: { perUser: true },
  Row: Lot,
  ghost: <Skeleton shape="block" height="68px" />,
  empty: (t, { state }) => ({
    scene: 'no-result',
    sentence: t(`points.lotsEmpty.${stateOf(state)}`),
    hint: t('points.rewardsHint'),
    action: { text: t('points.toShows'), to: linkTo('all') },
  }),
})
