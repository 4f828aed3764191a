import type { Translate } from '@/locales/keys'
import type { comboTexts } from '@/locales/namespaces/combo'

/** Returns the labels of seats by their ids ("A12-7-15"), one text for each row: `A12 区 7 排 15、16 座`. */
export const seatLabels = (seatIds: readonly string[], t: Translate<typeof comboTexts>): string[] => {
  const rows = new Map<string, string[]>()
  for (const seatId of seatIds) {
    const [section = '', row = '', number = ''] = seatId.split('-')
    const key = `${section}-${row}`
    rows.set(key, [...(rows.get(key) ?? []), number])
  }
  return [...rows].map(([key, numbers]) => {
    const [section = '', row = ''] = key.split('-')
    const sorted = [...numbers].sort((a, b) => Number(a) - Number(b))
    return t('combo.seatsAt', { section, row, numbers: sorted.join(t('common.separator')), count: numbers.length })
  })
}
