import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { joinFacts } from '@/lib/join-facts'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { RefundRuleView, TermList } from '../parts/refund-rule/refund-rule'
import { RefundRuleModel, type ShownRule } from '../parts/refund-rule/refund-rule.model'

/**
 * Screen of the refund rules for tickets that were bought with a privilege: deadlines, fees, and the effect on the
 * privilege.
 */
function RefundRulePrivilege({ params }: { params: RouteParams<'refund-rule-privilege'> }) {
  const t = useTexts(refundTexts)
  const { orderId, privilegeId } = params
  const model = useModel((deps) => new RefundRuleModel(deps, { orderId, privilegeId }))
  return (
    <>
      <NavBar title={t('refund.privilege.title')} />
      <RefundRuleView
        model={model}
        orderId={orderId}
        pick={t('refund.privilege.pick')}
        missing={t('refund.privilege.missing')}
        head={(rule) => <PrivilegeCard rule={rule} />}
        rows={({ showId, privilege }) =>
          privilege?.ownRule ? (
            <ListGroup>
              <ListRow
                icon="info"
                title={t('refund.privilege.publicRule')}
                note={t('refund.privilege.publicRuleNote')}
                to={linkTo('refund-rule-order', { showId })}
              />
            </ListGroup>
          ) : null
        }
      />
    </>
  )
}

/** Draws the holder of the privilege, the refund rule that applies, and the effect of a refund on the privilege. */
function PrivilegeCard({ rule: { privilege } }: { rule: ShownRule }) {
  const t = useTexts(refundTexts)
  if (!privilege) return <Notice>{t('refund.privilege.without')}</Notice>
  const { holders, ownRule } = privilege
  return (
    <Card title={t('refund.privilege.card')} note={joinFacts(holders)}>
      <TermList
        label={t('refund.privilege.card')}
        terms={[
          t(ownRule ? 'refund.privilege.own' : 'refund.privilege.asShow'),
          t('refund.privilege.again'),
          t('refund.privilege.count'),
        ]}
      />
    </Card>
  )
}

export default screen('refund-rule-privilege', RefundRulePrivilege)
