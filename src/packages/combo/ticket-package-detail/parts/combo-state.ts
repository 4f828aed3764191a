import type { Combo } from '@/api/combo'
import { nearTime, whenText } from '@/components/dates'
import type { OrderTone } from '@/components/order/order-tone'
import type { Translate } from '@/locales/keys'
import type { comboTexts } from '@/locales/namespaces/combo'
import type { DetailState } from '../ticket-package-detail.model'

export const TONES: Readonly<Record<DetailState, OrderTone>> = {
  ...{ TO_COME: 'plain', ON_SALE: 'good', FEW: 'due', SOLD_OUT: 'over', OVER: 'over' },
}

/** Returns the sentence below the state of a combo. */
export const stateHint = (
  state: DetailState,
  { saleTime, saleEnd, remaining, utcOffset }: Combo,
  now: number,
  t: Translate<typeof comboTexts>,
): string => {
  const at = { now, utcOffset }
  if (state === 'TO_COME') return t('combo.hint.TO_COME', { time: whenText(saleTime, at, t) })
  if (state === 'FEW') return t('combo.hint.FEW', { count: remaining ?? 0, time: nearTime(saleEnd, at, t) })
  if (state === 'SOLD_OUT') return t(remaining === 0 ? 'combo.hint.allSold' : 'combo.hint.SOLD_OUT')
  return t(`combo.hint.${state}`, { time: nearTime(saleEnd, at, t) })
}
