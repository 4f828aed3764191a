import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { problemText } from '@/components/form/problem'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { couponCodeTexts } from '@/locales/namespaces/coupon-code'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ExchangeCouponModel } from '../exchange-coupon.model'
import { PackageCoupon } from '../../parts/package-coupon'
import { CodeWait } from './code-wait'

/**
 * Draws the contents of a checked code and a button that exchanges the code. After the exchange, draws the received
 * coupons.
 */
export const CodeContents = observer(({ model }: { model: ExchangeCouponModel }) => {
  const t = useTexts(couponCodeTexts)
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
            <PackageCoupon
              kind={kind}
              begun={exchanged !== null}
              act={t(exchanged ? 'couponCode.exchanged' : 'couponCode.ready')}
            />
          </View>
        ))}
      </View>
      {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
      <CodeWait model={model} />
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
