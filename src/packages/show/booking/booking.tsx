import { useModel } from '@/components/screen/use-model'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { showTexts } from '@/locales/namespaces/show'
import { CardLine } from '../parts/card-line/card-line'
import { ChoicePage } from '../parts/choice-page/choice-page'
import { ChoiceSection } from '../parts/choice-page/choice-section'
import { MissingShow } from '../parts/missing-show/missing-show'
import { PlanPicker } from '../parts/plan-picker/plan-picker'
import { SaleCountdown } from '../parts/sale-countdown/sale-countdown'
import { TierPlan } from '../parts/seat-plan/seat-plan'
import { SessionPicker } from '../parts/session-picker/session-picker'
import { ShowLine } from '../parts/show-line/show-line'
import { SpecifiedUsersNotice } from '../parts/specified-users/specified-users-notice'
import { isChoiceRefused, withoutRefusedChoice } from '../sale/refused-choice'
import { ShowSale } from '../sale/show-sale'

/** Screen for choosing session, tier and quantity. The next screen is the checkout or the seat selection. */
function Booking({ params }: { params: RouteParams<'booking'> }) {
  const t = useTexts(showTexts)
  const sale = useModel((deps) => new ShowSale(deps, withoutRefusedChoice(params)))
  const { facts, selection, picksSeats } = sale
  const page = (
    <ChoicePage sale={sale}>
      <ShowLine show={facts.value} />
      {isChoiceRefused(params) && !selection.plan && <Notice tone="danger">{t('pick.refused')}</Notice>}
      <SpecifiedUsersNotice sale={sale} />
      <CardLine
        card={sale.card}
        sessionId={selection.session?.bizShowSessionId ?? ''}
        used={sale.coveredUnits}
        sellsBeyond={!picksSeats}
      />
      <SaleCountdown sale={sale} />
      <ChoiceSection title={t('pick.session')}>
        <SessionPicker choice={selection} />
      </ChoiceSection>
      <ChoiceSection title={t(picksSeats ? 'pick.seatTier' : 'pick.tier')}>
        <TierPlan sale={sale} />
        <PlanPicker sale={sale} />
      </ChoiceSection>
    </ChoicePage>
  )
  return (
    <AsyncPage title={t('booking.title')} of={facts} onRetry={sale.load} skeleton={page} missing={<MissingShow />}>
      {() => page}
    </AsyncPage>
  )
}

export default screen('booking', Booking)
