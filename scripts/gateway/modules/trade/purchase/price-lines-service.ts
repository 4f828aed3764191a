import type { Language } from '../../../core/localized-text'
import { texts } from './texts'
import type { PriceLineRow } from '../pricing/service'

/** Serializes price lines. A line has a stored title, or else the title of its kind. */
export const serializeLines = (lines: readonly PriceLineRow[], lang: Language) =>
  lines.map(({ kind, amount, title, points }) => ({
    kind,
    amount,
    ...(points === undefined ? {} : { points }),
    title: title?.[lang] ?? texts.translate(lang, `line.${kind as 'TICKETS'}`),
  }))
