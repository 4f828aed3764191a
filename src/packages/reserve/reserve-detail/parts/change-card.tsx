import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { AsyncView } from '@/components/screen/async-view'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { reserveTexts } from '@/locales/namespaces/reserve'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { slotDayText, spanText } from '../../parts/slot-time'
import type { ReserveDetailModel } from '../reserve-detail.model'
import styles from '../reserve-detail.module.scss'

/** Draws the old and the new slot side by side, or the login of a visitor. */
export const ChangeCard = observer(({ model }: { model: ReserveDetailModel }) => {
  const t = useTexts(reserveTexts)
  const now = useNow()
  const { old, slot, utcOffset, loggedIn, logIn } = model
  if (!loggedIn)
    return (
      <Card title={t('reserve.changing')} note={t('reserve.changeHint')}>
        <Button kind="secondary" block onClick={logIn}>
          {t('reserve.loginToChange')}
        </Button>
      </Card>
    )
  const missing = (
    <Empty
      compact
      scene="no-order"
      sentence={t('reserve.orderMissing')}
      action={{ text: t('reserve.record'), to: linkTo('reserve-record') }}
    />
  )
  return (
    <Card title={t('reserve.changing')} note={t('reserve.changeHint')}>
      <AsyncView compact of={old} skeleton={<Skeleton shape="block" height="64px" />} missing={missing}>
        {(reservation) => (
          <View className={styles.pair}>
            <View className={styles.side}>
              <Text className={textStyles.meta}>{t('reserve.from')}</Text>
              <Text className={textStyles.body}>{slotDayText(reservation, { now, utcOffset }, t)}</Text>
              <Text className={textStyles.body}>{spanText(reservation, utcOffset, t)}</Text>
            </View>
            <View className={styles.side} ariaLive="polite">
              <Text className={textStyles.meta}>{t('reserve.to')}</Text>
              <Text className={textStyles.bodyStrong}>
                {slot ? slotDayText(slot, { now, utcOffset }, t) : t('reserve.notChosen')}
              </Text>
              {slot && <Text className={textStyles.bodyStrong}>{spanText(slot, utcOffset, t)}</Text>}
            </View>
          </View>
        )}
      </AsyncView>
    </Card>
  )
})
