import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { RefundUnit } from '@/api/refund'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import type { RefundTicketsModel } from '../../refund-order-tickets.model'
import { unitText } from './unit-text'
import styles from './unit-choice.module.scss'

/** The tickets that are given back; the tickets of a bundle only together. */
export const UnitChoice = observer(({ model }: { model: RefundTicketsModel }) => {
  const t = useTexts(refundTexts)
  const { units, open, allChosen, chosen, tried } = model
  const all = open.length > 1 && (
    <Button kind="quiet" size="s" onClick={model.toggleAll}>
      {t(allChosen ? 'refund.none' : 'refund.all')}
    </Button>
  )
  return (
    <Card
      title={t('refund.choose')}
      note={units.some(({ count }) => count > 1) ? t('refund.bundle') : undefined}
      action={all}
      problem={tried && chosen.length === 0 ? t('refund.chooseFirst') : undefined}
    >
      {units.map((unit, at) => (
        <UnitRow key={unit.unitId} unit={unit} number={at + 1} model={model} />
      ))}
    </Card>
  )
})

const UnitRow = observer(({ unit, number, model }: { unit: RefundUnit; number: number; model: RefundTicketsModel }) => {
  const t = useTexts(refundTexts)
  const { unitId, labels, names, paid, hindrance } = unit
  const title = labels.length > 0 ? unitText(unit, t) : `${unitText(unit, t)} · ${t('refund.noSeat', { number })}`
  const amount = t('price.amount', { amount: formatMoney(paid) })
  const closed = hindrance === 'NONE' ? '' : t(`refund.hindrance.${hindrance}`)
  return (
    <Checkbox
      className={styles.unit}
      checked={model.isChosen(unitId)}
      disabled={closed !== ''}
      label={[title, ...names, closed || amount].join(' ')}
      onChange={() => model.toggle(unitId)}
    >
      <View className={styles.row}>
        <View className={styles.words}>
          <Text>{title}</Text>
          {names.length > 0 && <Text className={styles.note}>{names.join(t('common.separator'))}</Text>}
        </View>
        <Text className={closed ? styles.note : styles.amount}>{closed || amount}</Text>
      </View>
    </Checkbox>
  )
})
