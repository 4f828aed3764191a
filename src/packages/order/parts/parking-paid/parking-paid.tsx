import { Text, View } from '@tarojs/components'
import { type ParkingRecord, parkingRecord } from '@/api/parking'
import { momentText } from '@/components/dates'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useBackHome } from '@/components/shell/use-back-home'
import { useTexts } from '@/components/texts'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { orderTexts } from '@/locales/namespaces/order'
import { parkingTexts } from '@/locales/namespaces/parking'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './parking-paid.module.scss'

/** Draws the result of a parking payment: first the time until which the car must leave. */
export function ParkingPaid({ orderId }: { orderId: string }) {
  const title = useTexts(orderTexts)('result.title')
  const t = useTexts(parkingTexts)
  const { navigate } = useServices()
  const model = useModel(({ screen }) => ({ record: screen.query(parkingRecord, { orderId }) }))
  useBackHome(true)
  return (
    <>
      <NavBar title={title} onBack={() => void navigate.switchTab('home')} />
      <View className={styles.page}>
        <AsyncView of={model.record} skeleton={<Skeleton shape="block" height="160px" />}>
          {(record) => <Outcome record={record} onReload={model.record.load} />}
        </AsyncView>
        <ButtonRow
          actions={[
            { text: t('parking.toOrder'), to: linkTo('parking-detail', { orderId }), secondary: true },
            { text: t('parking.toParking'), to: linkTo('parking-payment') },
          ]}
        />
      </View>
    </>
  )
}

function Outcome({ record, onReload }: { record: ParkingRecord; onReload: () => unknown }) {
  const t = useTexts(parkingTexts)
  const now = useNow()
  const { isDuplicate, leaveBy, park, plateNo, state } = record
  if (state === 'UNPAID')
    return (
      <View className={styles.head} role="status">
        <Text className={textStyles.page}>{t('parking.confirming')}</Text>
        <Text className={textStyles.lead}>{t('parking.confirmingHint')}</Text>
        <ButtonRow actions={[{ text: t('button.retry'), secondary: true, onClick: onReload }]} />
      </View>
    )
  return (
    <View className={styles.head} role="status">
      {isDuplicate ? (
        <Text className={textStyles.page}>{t('parking.duplicate')}</Text>
      ) : (
        <>
          <Text className={textStyles.page}>
            {t('parking.leaveBy', { time: momentText(leaveBy, { now, utcOffset: SHOP_OFFSET }, t) })}
          </Text>
          <View className={styles.left}>
            <Text className={textStyles.lead}>{t('parking.left')}</Text>
            <Countdown until={leaveBy} label={t('parking.left')} />
          </View>
          <Text className={textStyles.lead}>{t('parking.paid')}</Text>
        </>
      )}
      <Text className={textStyles.meta}>{[park.name, plateNo].join(t('common.separator'))}</Text>
    </View>
  )
}
