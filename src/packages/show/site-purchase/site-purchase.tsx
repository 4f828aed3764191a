import { StaleNotice } from '@/components/screen/stale-notice'
import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { ChoicePage } from '../parts/choice-page/choice-page'
import { ChoiceSection } from '../parts/choice-page/choice-section'
import { MissingShow } from '../parts/missing-show/missing-show'
import { PlanPicker } from '../parts/plan-picker/plan-picker'
import { SaleCountdown } from '../parts/sale-countdown/sale-countdown'
import { ShowLine } from '../parts/show-line/show-line'
import { SaleClosed } from './parts/sale-closed/sale-closed'
import { DoorSession } from './parts/door-session/door-session'
import { SeatOfferCard } from './parts/seat-offer/seat-offer-card'
import { SitePurchaseModel } from './site-purchase.model'

/** Screen of an on-site purchase: one page from the scanned QR code to the order. */
function SitePurchase({ params }: { params: RouteParams<'site-purchase'> }) {
  const t = useTexts(showTexts)
  const model = useModel((deps) => new SitePurchaseModel(deps, params))
  const { sale } = model
  const { facts, dynamic, selection } = sale
  const page = sale.status.closed ? (
    <SaleClosed model={model} />
  ) : (
    <ChoicePage sale={sale}>
      <ShowLine show={facts.value} />
      {dynamic.status === 'failed' && <StaleNotice onRetry={sale.refresh}>{t('detail.dynamicFailed')}</StaleNotice>}
      <SaleCountdown sale={sale} />
      <DoorSession model={model} />
      <ChoiceSection title={t('pick.tier')}>
        <PlanPicker sale={sale} />
      </ChoiceSection>
      <SeatOfferCard offer={model.offer} count={selection.quantity} />
      <Button kind="quiet" to={model.show}>
        {t('door.about')}
      </Button>
    </ChoicePage>
  )
  return (
    <AsyncPage title={t('door.title')} of={facts} onRetry={sale.load} skeleton={page} missing={<MissingShow />}>
      {() => page}
    </AsyncPage>
  )
}

export default screen('site-purchase', SitePurchase)
