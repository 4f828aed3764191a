import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { classes } from '@/components/ui/classes'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import textStyles from '@/styles/text.module.scss'
import type { CheckoutView } from '../checkout.model'
import { BestLine } from './best-line'
import type { CouponChoiceProps } from './coupon-choice'
import { hasReductions, reductionOf, usedTitles } from './reductions'
import { ReductionsSheet } from './reductions-sheet'
import styles from './reductions-card.module.scss'

interface ReductionsCardProps extends Partial<Pick<CouponChoiceProps, 'onChange'>> {
  model: CheckoutView
}

/**
 * Draws the reductions of the purchase, and whether another combination saves more. A tap opens the sheet that changes
 * them.
 */
export const ReductionsCard = observer(({ model: { pricing, price }, onChange }: ReductionsCardProps) => {
  const t = useTexts(checkoutTexts)
  const [open, setOpen] = useState(false)
  if (!price?.coupons) return null
  const reduction = reductionOf(price)
  const count = price.coupons.filter(({ usable }) => usable).length
  const isEmpty = !hasReductions(price)
  const used = joinFacts(usedTitles(price, t))
  const offer =
    count > 0 ? t('confirm.couponCount', { count }) : isEmpty ? t('reductions.none') : t('reductions.choose')
  return (
    <Card title={t('confirm.reductions')}>
      <Pressable className={styles.row} disabled={isEmpty} ariaHaspopup="dialog" still onClick={() => setOpen(true)}>
        <Text className={classes(styles.label, !used && count > 0 && styles.offered, !used && styles.hint)}>
          {used || offer}
        </Text>
        {reduction > 0 && <Text className={styles.amount}>{t('price.minus', { amount: formatMoney(reduction) })}</Text>}
        {!isEmpty && <Icon name="chevron-right" size="s" className={textStyles.tertiary} />}
      </Pressable>
      <View ariaLive="polite">{!open && <BestLine pricing={pricing} />}</View>
      <ReductionsSheet pricing={pricing} open={open} onChange={onChange} onClose={() => setOpen(false)} />
    </Card>
  )
})
