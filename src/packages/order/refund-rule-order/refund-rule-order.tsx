import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { refundTexts } from '@/locales/namespaces/refund'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { PrivilegeRow } from '../parts/privilege-row/privilege-row'
import { RefundRuleView } from '../parts/refund-rule/refund-rule'
import { RefundRuleModel, type ShownRule } from '../parts/refund-rule/refund-rule.model'

/** Screen of the refund deadlines and fees of an order or a show. */
function RefundRuleOrder({ params }: { params: RouteParams<'refund-rule-order'> }) {
  const t = useTexts(refundTexts)
  const { orderId } = params
  const model = useModel((deps) => new RefundRuleModel(deps, params))
  const privilegeRow = ({ privilege }: ShownRule) => (orderId && privilege ? <PrivilegeRow orderId={orderId} /> : null)
  return (
    <>
      <NavBar title={t('refund.rule')} />
      <RefundRuleView
        model={model}
        orderId={orderId}
        pick={t('refund.pick')}
        missing={t('refund.missing')}
        rows={privilegeRow}
      />
    </>
  )
}

export default screen('refund-rule-order', RefundRuleOrder)
