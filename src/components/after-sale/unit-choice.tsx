import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import type { Fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import { refundTexts } from '@/locales/namespaces/refund'
import { ChoiceRow } from './choice-row'
import type { UnitSelection } from './unit-selection'
import { unitText } from './unit-text'
import styles from './after-sale.module.scss'

/** A ticket of an order, or the tickets of a bundle. */
export interface Unit<BlockReason extends string> {
  unitId: string
  seatPlanName: string
  count: number
  numbers: readonly number[]
  labels: readonly string[]
  names: readonly string[]
  paid: Fen
  hindrance: BlockReason | 'NONE'
  /** True if the ticket was transferred. The refund goes to the original buyer. */
  given?: boolean
}

interface UnitChoiceProps<BlockReason extends string> {
  choice: UnitSelection<Unit<BlockReason>>
  title: string
  /** Text after a submit without a selection. */
  chooseFirst: string
  /** Text above the tickets, which replaces the note about bundles. */
  note?: string
  blockText: (reason: BlockReason) => string
}

/** Draws an order's tickets as checkboxes. The tickets of a bundle share one checkbox. */
export const UnitChoice = observer(
  <BlockReason extends string>({ choice, title, chooseFirst, note, blockText }: UnitChoiceProps<BlockReason>) => {
    const t = useTexts(refundTexts)
    const { units, open, allChosen, chosen, tried, locked } = choice
    const all = open.length > 1 && !locked && (
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
        {units.map((unit) => {
          const { unitId, paid, hindrance: blockReason } = unit
          const notes = unit.given ? [...unit.names, t('refund.given')] : unit.names
          const blocked = blockReason === 'NONE' ? '' : blockText(blockReason as BlockReason)
          const title = unitText(unit, t)
          const value = blocked || t('price.amount', { amount: formatMoney(paid) })
          return (
            <Checkbox
              key={unitId}
              className={styles.unit}
              checked={choice.isChosen(unitId)}
              disabled={blocked !== '' || locked}
              label={[title, ...notes, value].join(' ')}
              onChange={() => choice.toggle(unitId)}
            >
              <ChoiceRow title={title} note={notes.join(t('common.separator'))} value={value} off={blocked !== ''} />
            </Checkbox>
          )
        })}
      </Card>
    )
  },
)
