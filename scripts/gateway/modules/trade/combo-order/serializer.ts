import type { Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { notesIn } from '../../catalogue/show/note-service'
import { serializeOffered } from '../order/offered-show-service'
import { purchaseAgreement } from '../purchase/agreement-service'
import { serializeLines } from '../purchase/price-lines-service'
import { sealPrice } from '../purchase/price-token-service'
import { type ComboBlock, comboMethods, type ComboQuote } from './quote'

const serializeBlock = (block: ComboBlock, lang: Language) => {
  const { show, partId, total, payAmount } = block
  const offered = serializeOffered(block, lang)
  const methods = comboMethods(show)
  return {
    partId,
    ...offered,
    deliverMethods: offered.deliverMethods.filter(({ code }) => methods.some((method) => method === code)),
    notes: notesIn(show, lang),
    priceLines: serializeLines(block.lines, lang),
    total,
    payAmount,
  }
}

/** Serializes the price of a combo (contract: api/purchase ComboPreOrder). */
export const serializeComboPrice = (
  { combo: { row }, held: { set }, setCount, blocks, sums, lines, total, payAmount }: ComboQuote,
  user: Pick<Row<'users'>, 'cellphone'>,
  { lang, priceKey }: { lang: Language; priceKey: Uint8Array },
) => ({
  promotionId: row.promotion_id,
  title: row.title[lang],
  holdSetId: set.set_id,
  holdExpiresAt: set.expires_at,
  setCount,
  blocks: [...blocks]
    .sort((a, b) => a.session.show_time - b.session.show_time)
    .map((block) => serializeBlock(block, lang)),
  singleTotal: sums.singleTotal,
  saving: sums.saving,
  priceLines: serializeLines(lines, lang),
  priceToken: sealPrice(priceKey, lines),
  total,
  payAmount,
  contactType: user.cellphone ? ('PHONE' as const) : ('EMAIL' as const),
  agreement: purchaseAgreement(lang),
})
