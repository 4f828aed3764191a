import { fen } from '@/domain/money'
import { formatMoney } from '@/locales/format-money'

/** Formats a number of points in the current language, with separators between thousands as in amounts. */
export const pointCount = (count: number): string => formatMoney(fen(count * 100))
