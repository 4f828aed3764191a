import { cardStatusOf, isPastCard } from '../../../../../src/domain/card/status'
import { maskDocument } from '../../../../../src/domain/identity/mask'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { type NamedCard, serializeTemplate } from '../../catalogue/card-template/service'
import { purchaseNotice } from '../purchase/agreement-service'
import { isHolderOpen } from './holder-service'
import type { CardEvent } from './ledger-service'
import { type OwnCard, stateFacts } from './service'

/** Serializes a card of a buyer (contract: api/card-face CardFace). @param now epoch ms */
export const serializeOwn = (card: OwnCard & NamedCard, lang: Language, now: number) => ({
  ...serializeTemplate(card, lang, now),
  userCardInstanceId: card.user_card_id,
  cardStatus: cardStatusOf(stateFacts(card), now),
  isHistory: isPastCard(stateFacts(card), now),
  validFrom: card.own_from,
  expirationTime: card.own_until,
  validDays: 0,
  balance: card.balance,
  convertibleTimes: card.times_total,
  redeemedTimes: card.times_used,
  isFrozen: card.frozen_at !== null,
})

/** Serializes the person, the seats and the changes of a buyer's card (contract: api/card CardDetail). */
export const serializeOwnDetail = (
  card: OwnCard,
  { events, seats }: { events: readonly CardEvent[]; seats: readonly LocalizedText[] },
  { lang, now }: { lang: Language; now: number },
) => ({
  identityName: card.id_name,
  identityType: card.id_type,
  identityNo: maskDocument(card.id_no),
  canCorrectHolder: isHolderOpen(card, events, now),
  seatInfos: [...card.seats, ...seats].map((seat) => seat[lang]),
  receivedTime: card.received_at,
  events: events.map(({ kind, at: time, amount, times, order_id, item_order_id, coupon_id }) => ({
    ...{ kind, time, amount, times },
    ...{ orderId: order_id ?? '', itemOrderId: item_order_id ?? '', couponId: coupon_id ?? '' },
  })),
})

/** Serializes the terms of a card (contract: api/card CardDetail). */
export const serializeTerms = (card: NamedCard, lang: Language) => ({
  rangeVO: card.range,
  refundRule: card.refund_rule,
  perPerson: card.per_person,
  stock: card.stock,
  saleTo: card.sale_to,
  agreement: purchaseNotice(lang),
  rights: card.rights.map(({ icon, title, text, howOften }) => ({
    ...{ icon, title: title[lang], text: text[lang], howOften: howOften?.[lang] ?? '' },
  })),
})
