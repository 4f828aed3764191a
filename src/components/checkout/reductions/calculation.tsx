import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { useTexts } from '@/components/texts'
import { Icon } from '@/components/ui/icon/icon'
import { Pressable } from '@/components/ui/pressable/pressable'
import { SelectRow } from '@/components/ui/select-row/select-row'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { CheckoutPrice } from '../checkout-price'
import type { PricingModel } from '../pricing.model'
import { calculationOf } from './calculation-rows'
import { Cut } from './cut'
import { Part } from './part'
import styles from './calculation.module.scss'

/** Draws a row that unfolds the steps of the calculation and the combinations that it compares. */
export const Calculation = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const [open, setOpen] = useState(false)
  if (!pricing.pricedChoice) return null
  return (
    <View className={styles.calculation}>
      <Pressable className={styles.fold} ariaExpanded={open} still onClick={() => setOpen(!open)}>
        <Text className={boxStyles.grow}>{t('reductions.how')}</Text>
        <Icon name={open ? 'chevron-up' : 'chevron-down'} size="s" className={textStyles.tertiary} />
      </Pressable>
      {open && <Details pricing={pricing} />}
    </View>
  )
})

const Details = observer(({ pricing }: { pricing: PricingModel<CheckoutPrice> }) => {
  const t = useTexts(checkoutTexts)
  const { pricedChoice, price } = pricing
  if (!pricedChoice || !price.value) return null
  const { steps, combinations, count } = calculationOf(pricedChoice, price.value, t)
  const money = (amount: Fen): string => t('price.amount', { amount: formatMoney(amount) })
  return (
    <>
      <View role="list">
        {steps.map(({ id, title, base, cut }) => (
          <SelectRow
            key={id}
            role="listitem"
            title={title}
            notes={[t('reductions.base', { amount: money(base) })]}
            trail={<Cut amount={cut} />}
          />
        ))}
      </View>
      <Part title={t('reductions.compared')} note={t('reductions.count', { count })}>
        <View role="list">
          {combinations.map(({ id, title, due, isChosen }) => (
            <SelectRow
              key={id}
              role="listitem"
              title={title}
              badge={isChosen && t('reductions.chosen')}
              trail={<Text className={styles.due}>{money(due)}</Text>}
            />
          ))}
        </View>
      </Part>
    </>
  )
})
