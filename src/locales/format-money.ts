import { type Fen, formatFen, shownParts, type YuanParts } from '@/domain/money'
import { texts } from './texts'

/** An amount as text in the language in use (`formatFen`). */
export const formatMoney = (amount: Fen): string => formatFen(amount, texts.language)

/** The two halves of an amount in the language in use (`shownParts`). */
export const moneyParts = (amount: Fen): YuanParts => shownParts(amount, texts.language)
