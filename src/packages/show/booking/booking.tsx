import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { Failed } from '@/components/loading/failed'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Notice } from '@/components/ui/notice/notice'
import { Section } from '@/components/ui/section/section'
import '@/locales/rooms/show'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { MissingShow } from '../parts/missing-show/missing-show'
import { PlanPicker } from '../parts/plan-picker/plan-picker'
import { QuantityPicker } from '../parts/quantity-picker/quantity-picker'
import { SaleAction } from '../parts/sale-action/sale-action'
import { SaleCountdown } from '../parts/sale-countdown/sale-countdown'
import { SaleSum } from '../parts/sale-sum/sale-sum'
import { SessionPicker } from '../parts/session-picker/session-picker'
import { chosenAnew, isChoiceRefused } from '../sale/refused-choice'
import { ShowSale } from '../sale/show-sale'
import styles from './booking.module.scss'
import { BookingSummary } from './parts/booking-summary/booking-summary'

/** Session, tier and quantity on a screen of their own; leads to the order. */
function Booking({ params }: { params: RouteParams<'booking'> }) {
  const t = useTexts('show')
  const sale = useModel((services) => new ShowSale(services, chosenAnew(params)))
  const desktop = useDesktop()
  const { language } = useServices().stores.preferences
  const { facts, choice } = sale
  useScreenLoading(facts.status === 'loading')
  useEffect(() => void sale.load(), [sale, language])
  useDidShow(() => void sale.resume())

  return (
    <>
      <NavBar title={t('booking.title')} />
      {sale.missing ? (
        <MissingShow />
      ) : facts.status === 'failed' ? (
        <Failed error={facts.error} onRetry={sale.load} />
      ) : (
        <View className={styles.page}>
          <View className={styles.main}>
            <BookingSummary show={facts.value} />
            {isChoiceRefused(params) && !choice.plan && <Notice tone="danger">{t('pick.refused')}</Notice>}
            <SaleCountdown sale={sale} />
            <Section className={styles.section} title={t('pick.session')}>
              <SessionPicker choice={choice} />
            </Section>
            <Section className={styles.section} title={t('pick.tier')}>
              <PlanPicker sale={sale} />
            </Section>
            <QuantityPicker choice={choice} />
          </View>
          {desktop ? (
            <View className={styles.aside}>
              <SaleSum sale={sale} choice={choice} />
              <SaleAction sale={sale} onBuy={sale.buy} block />
            </View>
          ) : (
            <BottomBar lead={<SaleSum sale={sale} choice={choice} />}>
              <SaleAction sale={sale} onBuy={sale.buy} />
            </BottomBar>
          )}
        </View>
      )}
    </>
  )
}

export default screen('booking', Booking)
