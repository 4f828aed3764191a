import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Price } from '@/components/ui/price/price'
import { Sheet } from '@/components/ui/sheet/sheet'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { BestLine } from './best-line'
import { Calculation } from './calculation'
import { CashChoice } from './cash-choice'
import { CouponChoice, type CouponChoiceProps } from './coupon-choice'
import { OfferRows } from './offer-rows'
import { PointsChoice } from './points-choice'
import styles from './reductions-sheet.module.scss'

export interface ReductionsSheetProps extends Pick<CouponChoiceProps, 'pricing' | 'onChange'> {
  open: boolean
  onClose: () => void
}

/**
 * Draws all reductions of a purchase in the order of the calculation (decision 54). Each has its amount, its choice, or
 * the reason why it does not apply.
 */
export const ReductionsSheet = observer(({ pricing, open, onChange, onClose }: ReductionsSheetProps) => {
  const t = useTexts(checkoutTexts)
  const price = pricing.price.value
  if (!price) return null
  const sum = (
    <View className={styles.foot}>
      <View className={boxStyles.shrinkStack}>
        <Text className={textStyles.caption}>{t('price.due')}</Text>
        <View ariaLive="polite">
          <Price price={{ kind: 'amount', amount: price.payAmount, from: false }} size="l" tone="ink" />
        </View>
      </View>
      <Button className={styles.done} onClick={onClose}>
        {t('button.done')}
      </Button>
    </View>
  )
  return (
    <Sheet open={open} title={t('confirm.reductions')} onClose={onClose} footer={sum}>
      <View ariaLive="polite">
        <BestLine pricing={pricing} />
      </View>
      <OfferRows pricing={pricing} />
      <CouponChoice pricing={pricing} onChange={onChange} onClose={onClose} />
      <PointsChoice pricing={pricing} />
      <CashChoice pricing={pricing} />
      <Calculation pricing={pricing} />
    </Sheet>
  )
})
