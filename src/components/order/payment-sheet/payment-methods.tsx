import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PaymentOption } from '@/api/payment'
import { formatDecimal } from '@/domain/money'
import type { PaymentSheet } from '@/payment/sheet'
import { useTexts } from '../../texts'
import { RadioGroup } from '../../ui/radio-group/radio-group'
import { Picture } from '../../ui/picture/picture'
import { drawnWidth } from '@/domain/drawn-picture'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import styles from './payment-sheet.module.scss'

const MARK = drawnWidth(32)

/** Draws the payment methods. A method in another currency shows its amount below (decision 46). */
export const PaymentMethods = observer(({ sheet }: { sheet: PaymentSheet }) => {
  const t = useTexts()
  return (
    <RadioGroup
      className={styles.methods}
      label={t('pay.method')}
      value={sheet.chosen}
      onChange={sheet.choose}
      options={sheet.options.map((option) => ({
        value: option.paymentProduct,
        content: <Method option={option} />,
        disabled: sheet.busy,
      }))}
    />
  )
})

function Method({ option }: { option: PaymentOption }) {
  const t = useTexts()
  const { displayName, icon, tipInfos, exchangeRate } = option
  const exchange =
    exchangeRate?.exchangeAmount &&
    t('pay.exchange', {
      // Uses the currency code, as all other amounts in the visitor's currency do: "MOP 80.90", not "MOP$ 80.90".
      currency: exchangeRate.exchangeCurrency || exchangeRate.exchangePrefix,
      amount: formatDecimal(exchangeRate.exchangeAmount),
      provider: exchangeRate.providerName,
    })
  return (
    <View className={styles.method}>
      {icon ? (
        <Picture className={styles.mark} src={icon} alt="" width={MARK} eager mode="aspectFit" />
      ) : (
        <View className={styles.mark} />
      )}
      <View className={boxStyles.fillColumn}>
        <Text className={textStyles.bodyStrong}>{displayName}</Text>
        {tipInfos.map(({ tip }) => (
          <Text key={tip} className={textStyles.caption}>
            {tip}
          </Text>
        ))}
        {exchange && <Text className={textStyles.caption}>{exchange}</Text>}
      </View>
    </View>
  )
}
