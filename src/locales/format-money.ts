import { type Fen, formatFen, shownParts, type YuanParts } from '@/domain/money'
import { texts } from './texts'

/** Formats an amount in the current language (see `formatFen`). */
export const formatMoney = (amount: Fen): string => formatFen(amount, texts.language)

/** Returns yuan and cents of an amount for display in the current language (see `shownParts`). */
export const moneyParts = (amount: Fen): YuanParts => shownParts(amount, texts.language)
