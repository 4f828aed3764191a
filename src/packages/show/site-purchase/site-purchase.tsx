import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { ErrorState } from '@/components/screen/error-state'
import { useModel, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { screen } from '@/router/screen'
import { useScreenLoading } from '@/router/screen-loading'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { ChoicePage } from '../parts/choice-page/choice-page'
import { ChoiceSection } from '../parts/choice-page/choice-section'
import { MissingShow } from '../parts/missing-show/missing-show'
import { PlanPicker } from '../parts/plan-picker/plan-picker'
import { QuantityPicker } from '../parts/quantity-picker/quantity-picker'
import { SaleCountdown } from '../parts/sale-countdown/sale-countdown'
import { ShowLine } from '../parts/show-line/show-line'
import { StaleNotice } from '../parts/stale-notice/stale-notice'
import { ClosedDoor } from './parts/closed-door/closed-door'
import { DoorSession } from './parts/door-session/door-session'
import { SeatOfferCard } from './parts/seat-offer/seat-offer-card'
import { SitePurchaseModel } from './site-purchase.model'

/** Tickets at the door: one page from the code on the wall to the order. */
function SitePurchase({ params }: { params: RouteParams<'site-purchase'> }) {
  const t = useTexts(showTexts)
  const model = useModel((services) => new SitePurchaseModel(services, params))
  const { language } = useServices().stores.preferences
  const { sale } = model
  const { facts, dynamic, selection } = sale
  useScreenLoading(facts.status === 'loading')
  useEffect(() => void sale.load(), [sale, language])
  useDidShow(() => void model.resume())

  return (
    <>
      <NavBar title={t('door.title')} />
      {sale.missing ? (
        <MissingShow />
      ) : facts.status === 'failed' ? (
        <ErrorState error={facts.error} onRetry={sale.load} />
      ) : sale.closed ? (
        <ClosedDoor model={model} />
      ) : (
        <ChoicePage sale={sale}>
          <ShowLine show={facts.value} />
          {dynamic.status === 'failed' && <StaleNotice sale={sale} />}
          <SaleCountdown sale={sale} />
          <DoorSession model={model} />
          <ChoiceSection title={t('pick.tier')}>
            <PlanPicker sale={sale} />
          </ChoiceSection>
          <QuantityPicker choice={selection} />
          <SeatOfferCard offer={model.offer} count={selection.quantity} />
          <Button kind="quiet" onClick={model.toShow}>
            {t('door.about')}
          </Button>
        </ChoicePage>
      )}
    </>
  )
}

export default screen('site-purchase', SitePurchase)
