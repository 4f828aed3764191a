import type { Language } from '../../core/localized-text'
import { texts } from './texts'
import type { PriceLineRow } from '../pricing/service'
import type { OrderRebooking } from './parts-service'

/** Price lines on the wire: a line's name is stored with it or follows from its kind. */
export const serializeLines = (lines: readonly PriceLineRow[], lang: Language) =>
  lines.map(({ kind, amount, title }) => ({
    kind,
    amount,
    title: title?.[lang] ?? texts.translate(lang, `line.${kind as 'TICKETS'}`),
  }))

/** Price lines of an order as the quote of its rebooking stated them: the whole credit of the old tickets, then the fee. */
export const quotedLines = (
  lines: readonly PriceLineRow[],
  rebooking: Pick<OrderRebooking, 'fee' | 'back'> | null,
): readonly PriceLineRow[] => {
  const left = rebooking ? rebooking.fee + rebooking.back : 0
  if (!rebooking || left === 0) return lines
  const credit = lines.find(({ kind }) => kind === 'REBOOK') ?? { kind: 'REBOOK', amount: 0 }
  return [
    ...lines.filter((line) => line !== credit),
    { ...credit, amount: credit.amount - left },
    ...(rebooking.fee > 0 ? [{ kind: rebooking.back > 0 ? 'REBOOK_FEE' : 'REBOOK_LOSS', amount: rebooking.fee }] : []),
  ]
}
