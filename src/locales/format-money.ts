import { type Fen, formatFen, shownParts, type YuanParts } from '@/domain/money'
import { texts } from './texts'

/** Formats an amount in the current language (`formatFen`). */
export const formatMoney = (amount: Fen): string => formatFen(amount, texts.language)

/** Returns the two parts of an amount in the current language (`shownParts`). */
export const moneyParts = (amount: Fen): YuanParts => shownParts(amount, texts.language)
