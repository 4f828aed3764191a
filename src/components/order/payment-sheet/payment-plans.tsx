import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@/locales/format-money'
import type { PaymentSheet } from '@/payment/sheet'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { useTexts } from '../../texts'
import { RadioGroup } from '../../ui/radio-group/radio-group'
import styles from './payment-sheet.module.scss'

/** Draws the instalments of the chosen method, each with its fee and sum. Draws nothing for other methods. */
export const PaymentPlans = observer(({ sheet }: { sheet: PaymentSheet }) => {
  const t = useTexts()
  const plans = sheet.option?.plans ?? []
  if (plans.length === 0) return null
  return (
    <RadioGroup
      className={styles.methods}
      label={t('pay.plans')}
      value={sheet.plan ? String(sheet.plan.periods) : null}
      onChange={(periods) => sheet.choosePeriods(Number(periods))}
      options={plans.map(({ periods, each, fee, total }) => ({
        value: String(periods),
        disabled: sheet.busy,
        content: (
          <View className={boxStyles.fillColumn}>
            <Text className={textStyles.bodyStrong}>{t('pay.plan', { each: formatMoney(each), periods })}</Text>
            <Text className={textStyles.caption}>
              {t('pay.planFee', { fee: formatMoney(fee), total: formatMoney(total) })}
            </Text>
          </View>
        ),
      }))}
    />
  )
})
