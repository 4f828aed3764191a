import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { PeriodList } from './parts/period-list/period-list'
import { RefundRuleModel, type ShownRule } from './refund-rule-order.model'
import styles from './refund-rule-order.module.scss'

/** Until when tickets come back, and for which fee. */
function RefundRuleOrder({ params }: { params: RouteParams<'refund-rule-order'> }) {
  const t = useTexts(refundTexts)
  const model = useModel((deps) => new RefundRuleModel(deps, params))
  const missing = (
    <Empty
      scene="no-order"
      sentence={t(model.empty ? 'refund.pick' : 'refund.missing')}
      action={{ text: t('refund.list.toOrders'), to: linkTo('orders') }}
    />
  )
  return (
    <>
      <NavBar title={t('refund.rule')} />
      <View className={styles.page}>
        {model.empty ? (
          missing
        ) : (
          <AsyncView of={model.loaded} skeleton={<DetailSkeleton cards={[180, 160]} />} missing={missing}>
            {() => <Content model={model} orderId={params.orderId} />}
          </AsyncView>
        )}
      </View>
    </>
  )
}

const Content = observer(({ model, orderId }: { model: RefundRuleModel; orderId: string | undefined }) => {
  const t = useTexts(refundTexts)
  const { rule } = model
  if (!rule) return null
  return (
    <>
      <ChangeNotice change={rule.change} orderId={orderId} />
      {rule.change === 'NONE' && (
        <Card title={t('refund.timeline')} note={rule.showName}>
          <PeriodList periods={rule.periods} />
        </Card>
      )}
      <Card title={t('refund.terms')}>
        <Terms rule={rule} />
      </Card>
      <SupportRow showId={rule.showId} orderId={orderId} />
    </>
  )
})

function Terms({ rule }: { rule: ShownRule }) {
  const t = useTexts(refundTexts)
  const { perSession, countLeft, change } = rule
  const gives = rule.periods.length > 1
  const counted = change === 'NONE' && gives
  const terms = [
    counted && t('refund.term.count', { count: perSession }),
    counted && countLeft !== null && t('refund.term.countLeft', { count: countLeft }),
    t('refund.term.changed'),
    t('refund.term.bundle'),
    t('refund.term.used'),
    t('refund.term.money'),
    t('refund.term.coupon'),
  ]
  return (
    <View role="list" ariaLabel={t('refund.terms')}>
      {terms.filter(Boolean).map((term) => (
        <View key={String(term)} className={styles.term} role="listitem">
          <Text>{term}</Text>
        </View>
      ))}
    </View>
  )
}

export default screen('refund-rule-order', RefundRuleOrder)
