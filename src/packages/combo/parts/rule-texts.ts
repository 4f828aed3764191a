import type { Combo } from '@/api/combo'
import { rangeOf } from '@/domain/combo/combo'
import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { comboTexts } from '@/locales/namespaces/combo'
import type { ComboPart } from './combo-facts'

type T = Translate<typeof comboTexts>
type Step = Combo['steps'][number]

/** Returns how many shows of a part are chosen; '' if all of them are. */
export const partRule = ({ least, most, shows }: ComboPart, t: T): string => {
  if (least >= shows.length) return ''
  return least === most ? t('combo.chooseAll', { count: most }) : t('combo.chooseRange', { least, most })
}

const valueText = (method: Combo['promotionMethod'], value: number, t: T): string => {
  const amount = formatMoney(fen(value))
  switch (method) {
    case 'PRICE':
      return t('price.amount', { amount })
    case 'CUT':
      return t('combo.rule.cut', { amount })
    case 'DISCOUNT':
      return t('combo.rule.discount', { tenths: value / 1_000, percent: (10_000 - value) / 100 })
    case 'FREE_ONE':
      return t('combo.rule.freeOne')
  }
}

/** Returns the rows of a combo's price table: the number of shows, and their price or reduction. */
export const ruleRows = (
  { steps, groups, parts, promotionMethod }: Combo,
  t: T,
): { key: string; title: string; value: string }[] => {
  const { least, most } = rangeOf({ parts })
  const nameOf = ({ count, groupId }: Step): string => {
    const name = groups.length > 1 ? (groups.find((group) => group.groupId === groupId)?.name ?? '') : ''
    const shows =
      least === most
        ? t('combo.rule.whole')
        : t(promotionMethod === 'PRICE' ? 'combo.rule.shows' : 'combo.rule.showsFrom', { count })
    if (name === '') return shows
    return least === most ? name : t('combo.rule.ofGroup', { name, shows })
  }
  return [...steps]
    .sort((a, b) => a.count - b.count)
    .map((step) => ({
      key: `${step.count} ${step.groupId}`,
      title: nameOf(step),
      value: valueText(promotionMethod, step.value, t),
    }))
}
