import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { dayText } from '@/components/dates'
import { ListView } from '@/components/lists/list-view'
import { useListGestures } from '@/components/lists/use-list-gestures'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { RECORD_STATES } from '@/domain/slot/reservation'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import { ReservationRow } from './parts/reservation-row'
import { reservationKey, ReserveRecordModel } from './reserve-record.model'
import styles from './reserve-record.module.scss'

const PANEL = 'reservations'

/**
 * Screen of the buyer's coming, waiting and past reservations, and of the reservations and missed visits that count
 * against the buyer.
 */
function ReserveRecord({ params }: { params: RouteParams<'reserve-record'> }) {
  const t = useTexts(reserveTexts)
  const model = useModel((deps) => new ReserveRecordModel(deps, params.state))
  const { list, state, choose } = model
  useListGestures(list)
  return (
    <>
      <NavBar title={t('reserve.record')} />
      <View className={styles.page}>
        <Segmented
          className={boxStyles.below3}
          look="line"
          label={t('reserve.tabs')}
          options={RECORD_STATES.map((value) => ({ value, text: t(`reserve.segment.${value}`) }))}
          value={state}
          controls={PANEL}
          onChange={choose}
        />
        <Counted model={model} />
        <View id={PANEL} role="tabpanel" ariaLabel={t(`reserve.segment.${state}`)}>
          <ListView
            list={list}
            keyOf={reservationKey}
            className={styles.list}
            label={t('reserve.record')}
            skeleton={
              <View className={styles.list}>
                {[0, 1, 2, 3].map((index) => (
                  <Skeleton key={index} shape="block" height="76px" />
                ))}
              </View>
            }
            empty={
              <Empty
                scene="no-order"
                sentence={t(`reserve.emptySegment.${state}`)}
                action={{ text: t('reserve.toIndex'), to: linkTo('reserve-index') }}
              />
            }
          >
            {(item) => (
              <View role="listitem">
                <ReservationRow reservation={item} />
              </View>
            )}
          </ListView>
        </View>
      </View>
    </>
  )
}

const Counted = observer(({ model: { counted } }: { model: ReserveRecordModel }) => {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { count, blockedUntil } = counted
  if (count === 0 && blockedUntil === null) return null
  return (
    <Notice tone={blockedUntil === null ? 'info' : 'notice'} className={boxStyles.below3}>
      {blockedUntil === null
        ? t('reserve.counted', { count })
        : t('reserve.blocked', { date: dayText(blockedUntil, { now, utcOffset: SHOP_OFFSET }, t) })}
    </Notice>
  )
})

export default screen('reserve-record', ReserveRecord)
