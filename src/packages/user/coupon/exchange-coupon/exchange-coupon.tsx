import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TextField } from '@/components/form/fields/text-field'
import { useFirstFocus } from '@/components/form/use-first-focus'
import { useServices } from '@/components/services'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { CardPage } from '@/components/ui/card-page/card-page'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ExchangeCouponModel } from './exchange-coupon.model'
import { CodeContents } from './parts/code-contents'
import { CodeWait } from './parts/code-wait'

/**
 * Screen with one field for codes of all kinds. Codes for coupons and packages are exchanged here; other codes open
 * another screen.
 */
function ExchangeCoupon({ params }: { params: RouteParams<'exchange-coupon'> }) {
  const t = useTexts(couponCodeTexts)
  const model = useModel((deps) => new ExchangeCouponModel(deps, params))
  return (
    <>
      <NavBar title={t('couponCode.title')} />
      <CardPage>{model.checked ? <CodeContents model={model} /> : <Entry model={model} />}</CardPage>
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
      <CodeWait model={model} />
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

export default screen('exchange-coupon', ExchangeCoupon)
