import { observer } from 'mobx-react'
import { CodePopup } from '@/components/coupon/code-popup/code-popup'
import { CouponPaper } from '@/components/coupon/coupon-paper/coupon-paper'
import {
  kindText,
  kindValidText,
  stateText,
  usesText,
  validText,
  verifiedOnlyText,
} from '@/components/coupon/coupon-text'
import { useNow, useServices } from '@/components/services'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { Notice } from '@/components/ui/notice/notice'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { View } from '@tarojs/components'
import styles from './coupon-info.module.scss'
import { CouponInfoModel, type ShownCoupon } from './coupon-info.model'
import { CouponFacts } from './parts/coupon-facts'
import { CouponHistory } from './parts/coupon-history'
import { CouponRange } from './parts/coupon-range'
import { CouponReminder } from './parts/coupon-reminder'
import { ExchangeSheet } from './parts/exchange-sheet'
import { TextCard } from './parts/text-card'
import { useNextActs } from './use-next-acts'

/** States of a coupon that can no longer be used or received. */
const OVER: readonly string[] = ['USED', 'EXPIRED', 'OVER', 'GONE']

/** Screen of one coupon: its value, state, rules and next action. */
function CouponInfo({ params }: { params: RouteParams<'coupon-info'> }) {
  const t = useTexts(couponTexts)
  const model = useModel((deps) => new CouponInfoModel(deps, params))
  return (
    <>
      <NavBar title={t('coupon.detail')} />
      <View className={styles.page}>
        <Content model={model} />
      </View>
    </>
  )
}

const Content = observer(({ model }: { model: CouponInfoModel }) => {
  const t = useTexts(couponTexts)
  const { navigate } = useServices()
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('coupon.missing')}
      hint={t('coupon.missingHint')}
      action={{ text: t('coupon.others'), to: linkTo('coupon-recommend-list') }}
    />
  )
  if (model.blocked === 'missing') return missing
  if (model.blocked === 'login') {
    const action = { text: t('button.login'), to: navigate.loginLink(), onClick: model.login }
    return <Empty scene="login" sentence={t('coupon.login')} action={action} />
  }
  return (
    <AsyncView of={model.coupon} skeleton={<DetailSkeleton cards={[124, 196, 132]} />} missing={missing}>
      {(shown) => <Detail model={model} shown={shown} />}
    </AsyncView>
  )
})

const Detail = observer(({ model, shown }: { model: CouponInfoModel; shown: ShownCoupon }) => {
  const t = useTexts(couponTexts)
  const now = useNow()
  const { own, kind } = shown
  const { note, actions: all } = useNextActs(model, shown)
  const status = own ? own.couponStatus : kind.obtainState
  const state = own ? stateText(own, t) : t(`coupon.obtain.${kind.obtainState}`)
  const coupon = own ?? kind
  const { amount, discount, title, restrictionDescription, promotionDescription, ruleComments, channelNames } = coupon
  const rules = [restrictionDescription, promotionDescription, ...ruleComments].filter(Boolean)
  const actions = all.length > 0 && <ButtonRow actions={all} />
  return (
    <>
      <AsideColumns
        aside={
          <Card title={state} note={note}>
            {actions}
          </Card>
        }
      >
        <CouponPaper
          {...{ amount, discount, title }}
          kind={kindText(coupon, t)}
          notes={[
            own ? validText(own, now, t) : kindValidText(kind, now, t),
            usesText(coupon, t),
            kind ? verifiedOnlyText(kind, t) : '',
          ]}
          act={state}
          over={OVER.includes(status)}
          stamped={OVER.includes(status) || status === 'REFUNDING'}
          quiet={status !== 'AVAILABLE' && status !== 'OPEN'}
        />
        {note && (
          <PhoneOnly>
            <Notice>{note}</Notice>
          </PhoneOnly>
        )}
        <CouponFacts shown={shown} />
        {own && <CouponReminder coupon={own} onChange={model.coupon.load} />}
        {coupon.couponType !== 'OUTER' && <CouponRange coupon={coupon} />}
        <TextCard title={t('coupon.where')} lines={channelNames} />
        <TextCard title={t('coupon.rules')} lines={rules} />
        {own && <CouponHistory own={own} />}
      </AsideColumns>
      {actions && <BottomBar>{actions}</BottomBar>}
      {own && <ExchangeSheet model={model} couponId={own.couponId} />}
      {own && (
        <CodePopup
          coupon={own}
          open={model.codeOpen}
          onClose={() => model.setCodeOpen(false)}
          onUsed={model.coupon.load}
        />
      )}
    </>
  )
})

export default screen('coupon-info', CouponInfo)
