import type { Row } from '../../../core/database/database'
import type { Combo } from '../../catalogue/combo/items-service'
import type { Language } from '../../../core/localized-text'
import { notesIn } from '../../catalogue/show/note-service'
import { serializeOffered } from '../order/offered-show-service'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeLines } from '../purchase/price-lines-service'
import { sealPrice } from '../purchase/price-token-service'
import { type ComboBlock, comboLines, type ComboQuote } from './quote'

const serializeBlock = (block: ComboBlock, combo: Combo, lang: Language) => {
  const { show, partId, total, payAmount } = block
  return {
    partId,
    ...serializeOffered(block, lang),
    notes: notesIn(show, lang),
    priceLines: serializeLines(comboLines(block.lines, combo), lang),
    total,
    payAmount,
  }
}

/** Serializes the price of a combo (contract: api/purchase ComboPreOrder). */
export const serializeComboPrice = (
  { combo, held: { set }, setCount, blocks, sums, price }: ComboQuote,
  user: Pick<Row<'users'>, 'cellphone'>,
  { lang, priceKey }: { lang: Language; priceKey: Uint8Array },
) => {
  const { row } = combo
  const lines = comboLines(price.lines, combo)
  return {
    promotionId: row.promotion_id,
    title: row.title[lang],
    holdSetId: set.set_id,
    holdExpiresAt: set.expires_at,
    setCount,
    blocks: [...blocks]
      .sort((a, b) => a.session.show_time - b.session.show_time)
      .map((block) => serializeBlock(block, combo, lang)),
    singleTotal: sums.singleTotal,
    saving: sums.saving,
    priceLines: serializeLines(lines, lang),
    priceToken: sealPrice(priceKey, lines),
    total: price.total,
    payAmount: price.payAmount,
    contactType: user.cellphone ? ('PHONE' as const) : ('EMAIL' as const),
    agreement: purchaseAgreement(lang),
  }
}
