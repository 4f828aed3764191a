import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponKindRow } from '@/components/coupon/coupon-kind-row/coupon-kind-row'
import { CouponUsage } from '@/components/coupon/coupon-usage/coupon-usage'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { type ButtonAction, ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import styles from './coupon-receive.module.scss'
import { CouponReceiveModel, type OfferedKind } from './coupon-receive.model'

/** Screen for receiving a coupon, or a set of coupons, by one tap. */
function CouponReceive({ params }: { params: RouteParams<'coupon-receive'> }) {
  const t = useTexts(couponTexts)
  const model = useModel((deps) => new CouponReceiveModel(deps, params))
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('coupon.setMissing')}
      action={{ text: t('coupon.others'), to: linkTo('coupon-recommend-list') }}
    />
  )
  return (
    <>
      <NavBar title={t('coupon.receiveTitle')} />
      <View className={styles.page}>
        {model.isEmpty ? (
          missing
        ) : (
          <AsyncView of={model.kinds} skeleton={<DetailSkeleton cards={[124]} />}>
            {(kinds) => (kinds.length === 0 ? missing : <Kinds model={model} kinds={kinds} />)}
          </AsyncView>
        )}
      </View>
    </>
  )
}

const Kinds = observer(({ model, kinds }: { model: CouponReceiveModel; kinds: readonly OfferedKind[] }) => {
  const t = useTexts(couponTexts)
  const { navigate, stores } = useServices()
  const rows = kinds.map((offered) => (
    <View key={offered.kind.couponTemplateId} role="listitem">
      <CouponKindRow item={offered.kind} received={model.isReceived(offered)} refusal={model.refusalOf(offered)} />
    </View>
  ))
  const receive: ButtonAction = {
    text: t(kinds.length === 1 ? 'coupon.receive' : 'coupon.receiveAll'),
    to: stores.user.loggedIn ? undefined : navigate.loginLink(),
    onClick: model.receive,
  }
  const after: ButtonAction = kinds.some(model.isReceived)
    ? { text: t('coupon.toOwn'), to: linkTo('coupons') }
    : { text: t('coupon.others'), to: linkTo('coupon-recommend-list') }
  const { length } = model.open
  const button = <ButtonRow actions={[length > 0 ? receive : after]} />
  const state =
    length > 0
      ? t('coupon.setCount', { count: length })
      : t(kinds.some(model.isReceived) ? 'coupon.received' : 'coupon.emptyRecommended')
  return (
    <>
      <AsideColumns aside={<Card title={state}>{button}</Card>}>
        <View className={boxStyles.stack3} role="list" ariaLabel={t('coupon.receiveTitle')}>
          {rows}
        </View>
        <CouponUsage kinds={kinds.map(({ kind }) => kind)} />
      </AsideColumns>
      <BottomBar>{button}</BottomBar>
    </>
  )
})

export default screen('coupon-receive', CouponReceive)
