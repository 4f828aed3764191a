import { maskPhone } from '../../../../../src/domain/identity/mask'
import { transferStateAt } from '../../../../../src/domain/ticket/transfer'
import type { Language } from '../../../core/localized-text'
import { serializeVisit } from '../../trade/voucher/visit-service'
import type { readOffer } from './give-service'
import { giverName } from '../../trade/voucher/gift-service'
import { type GiftRow, giverOf } from './repository'

const publicFacts = (gift: GiftRow, lang: Language, now: number) => ({
  state: transferStateAt({ state: gift.state, expiresAt: gift.expires_at }, now),
  card: gift.card,
  ...serializeVisit(gift, lang),
  qty: gift.places.length,
  to: maskPhone(gift.cellphone),
  from: giverOf(gift, lang),
  message: gift.message,
  expiresAt: gift.expires_at,
})

/** Serializes the data of a gift that everybody may see (contract: api/transfer GiftPreview). */
export const serializePreview = publicFacts

/** Serializes a gift for its giver and its recipient (contract: api/transfer Gift). */
export const serializeGift = (gift: GiftRow, lang: Language, { now, given }: { now: number; given: boolean }) => ({
  ...publicFacts(gift, lang, now),
  transferId: gift.transfer_id,
  secret: gift.secret,
  places: gift.places.map(({ name, seat }) => ({ seatPlanName: name[lang], seatDesc: seat[lang] })),
  createdAt: gift.created_at,
  closedAt: gift.closed_at,
  voucherId: (given ? gift.voucher_id : gift.recipient_voucher_id) ?? '',
  needsNames: gift.audience_mode !== 'NONE',
})

/** Serializes the transferable tickets of a voucher (contract: api/transfer GiftOffer). */
export const serializeOffer = (
  { voucher, giver, tickets, until, pendingOrderId }: Awaited<ReturnType<typeof readOffer>>,
  lang: Language,
) => ({
  voucherId: voucher.voucher_id,
  ...serializeVisit(voucher, lang),
  from: giverName(giver, lang),
  until,
  pendingOrderId,
  needsNames: voucher.needs_names,
  tickets: tickets.map(({ row, refusal, transferId }) => ({
    ticketId: row.ticket_id,
    seatPlanName: row.name[lang],
    seatDesc: row.seat_desc[lang],
    number: row.sort + 1,
    audienceName: row.audience_name,
    refusal: refusal ?? '',
    transferId,
  })),
})
