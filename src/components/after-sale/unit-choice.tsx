import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { unitText } from './unit-text'
import styles from './unit-choice.module.scss'

/** A ticket of an order, or the tickets of a bundle. */
interface Unit<Hindrance extends string> {
  unitId: string
  seatPlanName: string
  count: number
  labels: readonly string[]
  names: readonly string[]
  paid: Fen
  hindrance: Hindrance
}

/** Units of an order of which some are chosen: a `UnitSelection`. */
interface Choice<Hindrance extends string> {
  readonly units: readonly Unit<Hindrance | 'NONE'>[]
  /** What can be chosen. */
  readonly open: readonly unknown[]
  readonly chosen: readonly unknown[]
  readonly allChosen: boolean
  /** The buyer tried to go on with something missing. */
  readonly tried: boolean
  isChosen(unitId: string): boolean
  toggle(unitId: string): void
  toggleAll(): void
}

interface UnitChoiceProps<Hindrance extends string> {
  choice: Choice<Hindrance>
  title: string
  /** Where nothing is chosen. */
  chooseFirst: string
  /** Above the tickets, instead of what is said of bundles. */
  note?: string
  /** Why a unit cannot be chosen. */
  closed: (hindrance: Hindrance) => string
}

/** Tickets of an order, each a choice; the tickets of a bundle only together. */
export const UnitChoice = observer(
  <Hindrance extends string>({ choice, title, chooseFirst, note, closed }: UnitChoiceProps<Hindrance>) => {
    const t = useTexts(refundTexts)
    const { units, open, allChosen, chosen, tried } = choice
    const all = open.length > 1 && (
      <Button kind="quiet" size="s" onClick={choice.toggleAll}>
        {t(allChosen ? 'refund.none' : 'refund.all')}
      </Button>
    )
    return (
      <Card
        title={title}
        note={note ?? (units.some(({ count }) => count > 1) ? t('refund.bundle') : undefined)}
        action={all}
        problem={tried && chosen.length === 0 ? chooseFirst : undefined}
      >
        {units.map((unit, at) => (
          <UnitRow
            key={unit.unitId}
            unit={unit}
            number={at + 1}
            closed={unit.hindrance === 'NONE' ? '' : closed(unit.hindrance as Hindrance)}
            checked={choice.isChosen(unit.unitId)}
            onChange={() => choice.toggle(unit.unitId)}
          />
        ))}
      </Card>
    )
  },
)

interface UnitRowProps {
  unit: Unit<string>
  number: number
  closed: string
  checked: boolean
  onChange: () => void
}

function UnitRow({ unit, number, closed, checked, onChange }: UnitRowProps) {
  const t = useTexts(refundTexts)
  const { labels, names, paid } = unit
  const title = labels.length > 0 ? unitText(unit, t) : `${unitText(unit, t)} · ${t('refund.noSeat', { number })}`
  const amount = t('price.amount', { amount: formatMoney(paid) })
  return (
    <Checkbox
      className={styles.unit}
      checked={checked}
      disabled={closed !== ''}
      label={[title, ...names, closed || amount].join(' ')}
      onChange={onChange}
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
}
