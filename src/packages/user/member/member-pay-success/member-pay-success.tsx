import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CurrentLevel } from '@/api/member'
import { dayText } from '@/components/dates'
import { useModel } from '@/components/screen/use-model'
import { useNow, useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useBackHome } from '@/components/shell/use-back-home'
import { useTexts } from '@/components/texts'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { CardPage } from '@/components/ui/card-page/card-page'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Icon } from '@/components/ui/icon/icon'
import { Spinner } from '@/components/ui/spinner/spinner'
import { lastMoment } from '@/domain/coupon/validity'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { membershipTexts } from '@/locales/namespaces/membership'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { MemberResultModel } from './member-result.model'
import styles from './member-pay-success.module.scss'

/** Screen of the result of a membership payment. The order confirms the result. */
function MemberPaySuccess({ params: { orderId } }: { params: RouteParams<'member-pay-success'> }) {
  const t = useTexts(membershipTexts)
  const { navigate } = useServices()
  const model = useModel((deps) => new MemberResultModel(deps, orderId))
  useBackHome(model.state === 'done')
  return (
    <>
      <NavBar title={t('membership.result.title')} onBack={() => void navigate.switchTab('home')} />
      <CardPage>
        <Head model={model} />
        {model.bought && <Rights level={model.bought} />}
        <Actions model={model} />
      </CardPage>
    </>
  )
}

const MARKS = { done: 'success', failed: 'warning', late: 'warning' } as const

const Head = observer(({ model: { state, bought, slow } }: { model: MemberResultModel }) => {
  const t = useTexts(membershipTexts)
  const now = useNow()
  const title = bought
    ? t('membership.result.done', { level: bought.primeLevelName })
    : t(state === 'done' ? 'membership.result.doneLater' : `membership.result.${state}`)
  const until = bought?.endTime ?? null
  const time = until === null ? '' : dayText(lastMoment(until, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t)
  const hint =
    state === 'done'
      ? time && t('membership.result.doneHint', { time })
      : t(state === 'confirming' && slow ? 'membership.result.slow' : `membership.result.${state}Hint`)
  return (
    <View className={styles.head} role="status">
      <View className={styles.mark}>
        {state === 'confirming' ? (
          <Spinner />
        ) : (
          <Icon name={MARKS[state]} size="xl" className={state === 'done' ? styles.done : undefined} />
        )}
      </View>
      <View className={textStyles.page} role="heading" ariaLevel={2}>
        <Text>{title}</Text>
      </View>
      {hint && <Text className={textStyles.meta}>{hint}</Text>}
    </View>
  )
})

function Rights({ level: { primeRights } }: { level: CurrentLevel }) {
  const t = useTexts(membershipTexts)
  const shown = primeRights.filter(({ isDisplayToUser }) => isDisplayToUser)
  return (
    <Card title={t('membership.result.rights')}>
      {shown.map(({ rightType, primeRightTypeName, badgeDesc }) => (
        <FactRow key={rightType} title={primeRightTypeName} value={badgeDesc} />
      ))}
    </Card>
  )
}

const Actions = observer(({ model: { state, orderId } }: { model: MemberResultModel }) => {
  const t = useTexts(membershipTexts)
  const order = linkTo('product-detail', { orderId })
  const actions: ButtonAction[] =
    state === 'done'
      ? [
          { text: t('membership.result.seeOrder'), to: order, secondary: true },
          { text: t('membership.result.toShows'), to: linkTo('all') },
        ]
      : [
          {
            text: t(state === 'failed' ? 'membership.result.payAgain' : 'membership.result.seeOrder'),
            ...{ to: order, secondary: state !== 'failed' },
          },
        ]
  return <ButtonRow actions={actions} />
})

export default screen('member-pay-success', MemberPaySuccess)
