import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { useState } from 'react'
import { FavoriteAction } from '@/components/favorite/favorite-action'
import { useLocalAmount } from '@/components/local-amount/use-local-amount'
import { AsyncView } from '@/components/screen/async-view'
import { drawnInTurns } from '@/components/screen/drawn-in-turns'
import { useModel } from '@/components/screen/use-model'
import { useRestLater } from '@/components/screen/use-rest-later'
import { NavAction, NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useDesktop } from '@/components/shell/use-desktop'
import { usePageDescription } from '@/components/shell/use-page-description'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { showSummary } from '@/domain/show/summary'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { MissingShow } from '../parts/missing-show/missing-show'
import { ReminderSheet } from '../parts/reminder/reminder-sheet'
import { SaleAction } from '../parts/sale-action/sale-action'
import { hasMemberLine, SaleTotal } from '../parts/sale-total/sale-total'
import { WaitSheet } from '../parts/waitlist/wait-sheet'
import heroPage from '../parts/hero-page.module.scss'
import { BookingSheet } from './parts/booking-sheet/booking-sheet'
import { BuyBox } from './parts/buy-box/buy-box'
import { DetailHead } from './parts/detail-head/detail-head'
import { DetailBody } from './parts/detail-body/detail-body'
import { DetailShare } from './parts/detail-share/detail-share'
import styles from './show-detail.module.scss'
import { ShowDetailModel } from './show-detail.model'

/** Scroll position from which the navigation bar shows the title, in CSS px. */
const HERO_PASSED = 160

/** Screen of a show: title, time, venue, price, and the main button. */
function ShowDetail({ params }: { params: RouteParams<'show-detail'> }) {
  const t = useTexts(showTexts)
  const desktop = useDesktop()
  const rest = useRestLater()
  const model = useModel((deps) => new ShowDetailModel(deps, params))
  const [scrolled, setScrolled] = useState(false)
  const { sale } = model
  const { facts } = sale
  usePageScroll(({ scrollTop }) => setScrolled(scrollTop > HERO_PASSED))
  useShareCards(() => model.shareCard)
  usePageDescription(facts.value ? showSummary(facts.value) : '')

  const local = useLocalAmount(sale.priceFrom)
  const failed = facts.status === 'failed'
  const actions = facts.value && (
    <>
      {model.heartSettled && !sale.previewed && (
        <FavoriteAction target={{ kind: 'SHOW', id: params.showId }} count={sale.dynamic.value?.favoriteCount ?? 0} />
      )}
      {model.mayShare && <NavAction icon="share" label={t('detail.share')} onClick={() => model.setSharing(true)} />}
    </>
  )
  const bar = (
    <NavBar
      title={facts.value?.showName ?? model.preview?.showName ?? t('detail.title')}
      over={!failed}
      solid={scrolled}
      right={actions}
    />
  )
  const page = (
    <View className={heroPage.broad}>
      <View className={heroPage.top}>{bar}</View>
      <View className={heroPage.columns}>
        <View className={heroPage.main}>
          <DetailHead show={facts.value} preview={model.preview} closed={sale.status.closedLabel} />
          {/*
           * A new key creates the body again when the header has loaded, so that the body appears at its final position
           * instead of moving there.
           */}
          {rest && <DetailBody key={facts.value ? 'show' : 'skeleton'} model={model} withChoice={!desktop} />}
        </View>
        {desktop && <View className={styles.aside}>{rest && <BuyBox sale={sale} />}</View>}
      </View>
      {rest && !desktop && !model.booking && (
        <BottomBar
          tall={local !== null || hasMemberLine(sale)}
          lead={!sale.status.closed && <SaleTotal sale={sale} choice={sale.selection} />}
        >
          <SaleAction sale={sale} onBuy={model.book} inSheet={!sale.opensSeats} />
        </BottomBar>
      )}
      {rest && !desktop && <BookingSheet model={model} />}
      {rest && <WaitSheet sale={sale} />}
      {rest && <ReminderSheet sale={sale} />}
      {rest && <DetailShare model={model} />}
    </View>
  )
  return (
    <>
      {failed && bar}
      <AsyncView of={facts} onRetry={model.load} skeleton={page} missing={<MissingShow previewed={sale.previewed} />}>
        {() => page}
      </AsyncView>
    </>
  )
}

export default drawnInTurns(screen('show-detail', ShowDetail))
