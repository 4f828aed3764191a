import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { CouponPaper } from '@/components/coupon/coupon-paper/coupon-paper'
import { conditionText, kindText, kindValidText, usesText, verifiedOnlyText } from '@/components/coupon/coupon-text'
import { TextField } from '@/components/form/fields/text-field'
import { problemText } from '@/components/form/problem'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useNow, useServices } from '@/components/services'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Countdown } from '@/components/ui/countdown/countdown'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { couponTexts } from '@/locales/namespaces/coupon'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ExchangeCouponModel } from './exchange-coupon.model'

/** One field for codes of any kind; exchanges those of coupons and packages. */
function ExchangeCoupon({ params }: { params: RouteParams<'exchange-coupon'> }) {
  const t = useTexts(couponCodeTexts)
  const model = useModel((deps) => new ExchangeCouponModel(deps, params))
  return (
    <>
      <NavBar title={t('couponCode.title')} />
      <CardPage>{model.checked ? <Contents model={model} /> : <Entry model={model} />}</CardPage>
    </>
  )
}

const Entry = observer(({ model }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
  const { navigate } = useServices()
  const { form, loggedIn, otherCode } = model
  useFirstFocus(form, 'exchangeCode')
  return (
    <View className={boxStyles.stack4}>
      <Text className={textStyles.lead}>{t('couponCode.lead')}</Text>
      <TextField
        form={form}
        name="exchangeCode"
        label={t('couponCode.code')}
        placeholder={t('couponCode.placeholder')}
        nativeProps={{ autoComplete: 'off', autoCapitalize: 'characters' }}
        required
        onConfirm={() => void form.submit()}
      />
      <Wait model={model} />
      <Button
        block
        disabled={model.lockedUntil !== null}
        to={loggedIn ? undefined : navigate.loginLink()}
        onClick={form.submit}
      >
        {t(loggedIn ? 'couponCode.check' : 'couponCode.checkLogin')}
      </Button>
      {model.canScan && (
        <Button block kind="secondary" icon="scan" onClick={model.scan}>
          {t('couponCode.scan')}
        </Button>
      )}
      {otherCode !== null && (
        <>
          <Text className={textStyles.meta}>{t('couponCode.otherTitle')}</Text>
          <ListGroup>
            <ListRow icon="ticket" title={t('couponCode.ticket')} to={linkTo('bind-ticket', { code: otherCode })} />
            <ListRow
              icon="crown"
              title={t('couponCode.privilege')}
              to={linkTo('privilege', { privilegeCode: otherCode })}
            />
          </ListGroup>
        </>
      )}
      {loggedIn && (
        <ListGroup>
          <ListRow icon="gift" title={t('couponCode.packages')} to={linkTo('coupon-list')} />
        </ListGroup>
      )}
    </View>
  )
})

/** Draws the wait after too many wrong codes; its end allows the next try. */
const Wait = observer(({ model: { lockedUntil, unlock } }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
  if (lockedUntil === null) return null
  return (
    <Notice
      tone="notice"
      action={<Countdown until={lockedUntil} hideHours label={t('couponCode.waitLeft')} onEnd={unlock} />}
    >
      {t('couponCode.wait')}
    </Notice>
  )
})

const Contents = observer(({ model }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
  const tc = useTexts(couponTexts)
  const now = useNow()
  const { checked, exchanged, problem } = model
  if (!checked) return null
  const { kinds, title } = checked
  return (
    <View className={boxStyles.stack4}>
      <View role="status">
        {exchanged ? (
          <Notice tone="success">{t(checked.couponIds.length > 0 ? 'couponCode.yours' : 'couponCode.done')}</Notice>
        ) : (
          <Text className={textStyles.lead}>{title ? t('couponCode.package', { title }) : t('couponCode.worth')}</Text>
        )}
      </View>
      <View className={boxStyles.stack3} role="list" ariaLabel={t('couponCode.worth')}>
        {kinds.map((kind, at) => (
          <View key={`${kind.couponTemplateId} ${at}`} role="listitem">
            <CouponPaper
              {...{ amount: kind.amount, discount: kind.discount, title: kind.title }}
              kind={kindText(kind, tc)}
              notes={[
                conditionText(kind, tc),
                // The validity of an exchanged coupon has begun; its own screen shows the end.
                !exchanged && kindValidText(kind, now, tc),
                usesText(kind, tc),
                !exchanged && verifiedOnlyText(kind, tc),
              ]}
              act={t(exchanged ? 'couponCode.exchanged' : 'couponCode.ready')}
              quiet
            />
          </View>
        ))}
      </View>
      {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
      <Wait model={model} />
      {exchanged ? (
        <ToCoupons model={model} />
      ) : (
        <Button block disabled={model.lockedUntil !== null} onClick={model.exchange}>
          {t('couponCode.exchange')}
        </Button>
      )}
      <Button kind="secondary" block onClick={model.restart}>
        {t('couponCode.another')}
      </Button>
    </View>
  )
})

const ToCoupons = observer(({ model }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
  const { couponIds = [], couponPackageId = '' } = model.exchanged ?? {}
  const { length: count } = couponIds
  return couponPackageId ? (
    <Button block to={linkTo('coupon-list', { couponPackageId })}>
      {t('couponCode.viewAll', { count })}
    </Button>
  ) : (
    <Button block to={linkTo('coupon-info', { couponId: couponIds[0] })}>
      {t('couponCode.view')}
    </Button>
  )
})

export default screen('exchange-coupon', ExchangeCoupon)
