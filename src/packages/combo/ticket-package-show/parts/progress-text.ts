import { rangeOf } from '@/domain/combo/combo'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import type { Translate } from '@/locales/keys'
import type { comboTexts } from '@/locales/namespaces/combo'
import type { TicketPackageShowModel } from '../ticket-package-show.model'

/** Returns how many shows are chosen, and what is missing or what one more would save. */
export const progressText = (
  { combo, chosen, state: { missing, nextStep } }: TicketPackageShowModel,
  t: Translate<typeof comboTexts>,
): string => {
  if (!combo.value) return ''
  const { least } = rangeOf(combo.value)
  const count = missing.reduce((sum, part) => sum + part.count, 0)
  const counter = t('combo.counter', { chosen: chosen.length, least })
  if (count > 0) return joinFacts([counter, t('combo.missingShows', { count })])
  if (!nextStep) return t('combo.enough', { count: chosen.length })
  const amount = formatMoney(nextStep.saving)
  return joinFacts([t('combo.enough', { count: chosen.length }), t('combo.nextStep', { count: nextStep.more, amount })])
}
