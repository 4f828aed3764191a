import type { PriceLineRow } from '../db/trade-tables'
import type { Language } from '../db/words'
import { say } from '../texts'

/** Price lines on the wire: what a line is called stands with it or follows from its kind. */
export const wireLines = (lines: readonly PriceLineRow[], lang: Language) =>
  lines.map(({ kind, amount, title }) => ({ kind, amount, title: title?.[lang] ?? say(lang, `trade.line.${kind}`) }))
