import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { SupportRow } from '@/components/contact/support-row'
import { ChangeNotice } from '@/components/refund/change-notice/change-notice'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { refundTexts } from '@/locales/namespaces/refund'
import { linkTo } from '@/router/link-to'
import { PeriodList } from './period-list/period-list'
import type { RefundRuleModel, ShownRule } from './refund-rule.model'
import styles from './refund-rule.module.scss'

interface RefundRuleProps {
  model: RefundRuleModel
  orderId: string | undefined
  /** Texts for an address that contains no id, and for an id that does not exist. */
  pick: string
  missing: string
  /** `head` is the content above the timeline, and `rows` is the content below the terms. */
  head?: (rule: ShownRule) => ReactNode
  rows?: (rule: ShownRule) => ReactNode
}

/** Draws refund deadlines and fees as a timeline. All screens that show a refund rule use this component. */
export const RefundRuleView = observer((props: RefundRuleProps) => {
  const t = useTexts(refundTexts)
  const { model } = props
  const empty = (
    <Empty
      scene="no-order"
      sentence={model.empty ? props.pick : props.missing}
      action={{ text: t('refund.list.toOrders'), to: linkTo('orders') }}
    />
  )
  return (
    <View className={styles.page}>
      {model.empty ? (
        empty
      ) : (
        <AsyncView of={model.loaded} skeleton={<DetailSkeleton cards={[180, 160]} />} missing={empty}>
          {() => <Content {...props} />}
        </AsyncView>
      )}
    </View>
  )
})

const Content = observer(({ model, orderId, head, rows }: RefundRuleProps) => {
  const t = useTexts(refundTexts)
  const { rule } = model
  if (!rule) return null
  return (
    <>
      <ChangeNotice change={rule.change} orderId={orderId} />
      {head?.(rule)}
      {rule.change === 'NONE' && (
        <Card title={t('refund.timeline')} note={rule.showName}>
          <PeriodList periods={rule.periods} />
        </Card>
      )}
      <Card title={t('refund.terms')}>
        <TermList label={t('refund.terms')} terms={termsOf(rule, t)} />
      </Card>
      {rows?.(rule)}
      <SupportRow showId={rule.showId} orderId={orderId} />
    </>
  )
})

const termsOf = (
  { perSession, countLeft, change, periods, hindrance }: ShownRule,
  t: ReturnType<typeof useTexts<typeof refundTexts>>,
): string[] => {
  const counted = change === 'NONE' && periods.length > 1
  const wasLost = hindrance === 'REBOOKED_COUNT' || hindrance === 'REBOOKED_LATE'
  return [
    ...(wasLost ? [t(`refund.blockReason.${hindrance}`)] : []),
    ...(counted ? [t('refund.term.count', { count: perSession })] : []),
    ...(counted && countLeft !== null ? [t('refund.term.countLeft', { count: countLeft })] : []),
    t('refund.term.changed'),
    t('refund.term.bundle'),
    t('refund.term.used'),
    t('refund.term.money'),
    t(counted && perSession === 1 ? 'refund.term.couponOnce' : 'refund.term.coupon'),
  ]
}

/** Draws the terms of a rule as a list of sentences. */
export function TermList({ label, terms }: { label: string; terms: readonly string[] }) {
  return (
    <View role="list" ariaLabel={label}>
      {terms.map((term) => (
        <View key={term} className={styles.term} role="listitem">
          <Text>{term}</Text>
        </View>
      ))}
    </View>
  )
}
