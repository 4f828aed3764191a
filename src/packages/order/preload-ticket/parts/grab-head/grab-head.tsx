import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GrabDetails, GrabInfo } from '@/api/grab'
import { nearTime } from '@/components/dates'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { Notice } from '@/components/ui/notice/notice'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { OrderShow } from '../../../parts/order-show/order-show'
import type { PreloadTicketModel } from '../../preload-ticket.model'
import styles from './grab-head.module.scss'

interface GrabHeadProps {
  model: PreloadTicketModel
  info: GrabInfo
  details: GrabDetails
}

/** Draws the show, the countdown to the sale, and the current state of the prepared purchase. */
export const GrabHead = observer(({ model, info, details }: GrabHeadProps) => {
  const t = useTexts(orderTexts)
  const { clock } = useServices()
  const { saleTime } = info
  if (saleTime === null) return null
  const time = nearTime(saleTime, { now: clock.now(), utcOffset: details.utcOffset }, t)
  return (
    <View className={styles.head}>
      <OrderShow
        posterUrl={details.posterUrl}
        posterColor={details.posterColor}
        name={details.showName}
        when={t('grab.opensAt', { time })}
        location={joinFacts([details.cityName, details.venueName])}
        level={2}
      />
      {!model.isOpen && (
        <View className={styles.countdown}>
          <View className={textStyles.meta}>{t('countdown.opensIn')}</View>
          <Countdown
            key={saleTime}
            until={saleTime}
            look="boxed"
            label={t('countdown.opensIn')}
            onEnd={() => void model.reload()}
          />
        </View>
      )}
      <Standing model={model} showId={info.showId} />
    </View>
  )
})

const Standing = observer(({ model, showId }: { model: PreloadTicketModel; showId: string }) => {
  const t = useTexts(orderTexts)
  const unknown = useTexts(checkoutTexts)('confirm.inDoubt')
  const { order } = model
  if (order.outcomeUnknown) return <Notice tone="danger">{unknown}</Notice>
  if (order.isOver) {
    const toShow = (
      <Button kind="secondary" size="s" to={linkTo('show-detail', { showId })}>
        {t('confirm.toShow')}
      </Button>
    )
    return (
      <Notice tone="danger" action={toShow}>
        {t('grab.over')}
      </Notice>
    )
  }
  if (model.isOpen && order.first) {
    const { tier, pre } = order.first
    const name = `${tier.sessionName} ${tier.seatPlanName}`
    return <Notice tone="success">{t('grab.total', { name, amount: formatMoney(pre.payAmount) })}</Notice>
  }
  if (model.isOpen) return <Notice tone="success">{t('grab.openNote')}</Notice>
  if (model.waitsForNetwork) return <Notice tone="notice">{t('grab.offline')}</Notice>
  if (model.isSaved && model.isChanged) return <Notice tone="notice">{t('grab.unsaved')}</Notice>
  if (model.isSaved) return <Notice tone="success">{t('grab.savedNote')}</Notice>
  return <Notice>{t('grab.how')}</Notice>
})
