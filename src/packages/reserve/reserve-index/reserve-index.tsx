import { View } from '@tarojs/components'
import { type ListedReservable, reservables } from '@/api/reservation'
import { nearTime } from '@/components/dates'
import { listScreen } from '@/components/lists/list-screen'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Poster } from '@/components/ui/poster/poster'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { drawnWidth } from '@/domain/drawn-picture'
import { RESERVABLE_KINDS } from '@/domain/slot/reservation'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './reserve-index.module.scss'

const PICTURE = drawnWidth(128, 176)

function ReservableRow({ item, index }: { item: ListedReservable; index: number }) {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { reserveId, name, summary, pictureUrl, nextTime, utcOffset } = item
  return (
    <Pressable className={styles.row} to={linkTo('reserve-detail', { reserveId })}>
      <Poster src={pictureUrl} ratio="wide" width={PICTURE} eager={index < 6} className={styles.picture} />
      <View className={boxStyles.fillColumn1}>
        <View className={textStyles.itemLines}>{name}</View>
        <View className={textStyles.metaBlock}>{summary}</View>
        <View className={nextTime === null ? textStyles.metaBlock : textStyles.metaAccent}>
          {nextTime === null
            ? t('reserve.noNext')
            : t('reserve.next', { time: nearTime(nextTime, { now, utcOffset }, t) })}
        </View>
      </View>
    </Pressable>
  )
}

/** Screen of all services that can be reserved, or of the services of one venue, with a filter by kind. */
export default listScreen('reserve-index', {
  texts: reserveTexts,
  title: (t) => t('reserve.index'),
  load:
    ({ client }, { venueId }, chosen) =>
    async () => {
      const kind = RESERVABLE_KINDS.find((each) => each === chosen().kind)
      const items = await client.call(reservables, { ...(venueId && { venueId }), ...(kind && { kind }) })
      return { items, last: true }
    },
  filters: (t, { kind }) => [
    {
      name: 'kind',
      label: t('reserve.filter'),
      options: [
        { value: '', text: t('reserve.all') },
        ...RESERVABLE_KINDS.map((value) => ({ value, text: t(`reserve.kind.${value}`) })),
      ],
      initial: RESERVABLE_KINDS.find((each) => each === kind) ?? '',
    },
  ],
  keyOf: ({ reserveId }) => reserveId,
  Row: ReservableRow,
  ghost: <Skeleton shape="block" height="96px" />,
  empty: (t) => ({
    scene: 'no-result',
    sentence: t('reserve.empty'),
    hint: t('reserve.emptyHint'),
    action: { text: t('button.browse'), to: linkTo('all') },
  }),
})
