import { fen, subtractFen } from '../../../../../src/domain/money'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { changeRow, getRow } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import { DEMO_MEMBER } from '../../../core/seed/demo-member'
import { DAY, localMidnight } from '../../../core/seed/relative-time'
import { documentKey } from '../attendee/document-key-service'
import rows from './data/own-cards.json'
import { type CardIdentity, enterCardEvent, receiveCard } from './ledger-service'
import { seededCardId } from './seed-service'

/** A card of the demo member, with the start and end of its validity in days relative to the seed. */
interface Source {
  name: string
  card: string
  days: [number, number]
  /** Used part of the balance, in fen. The field `times` is the number of uses. */
  amount?: number
  times?: number
  identity?: Omit<CardIdentity, 'documentKey'>
  seats?: LocalizedText[]
  refund?: 'REFUNDING' | 'REFUNDED'
}
const sources = rows as Source[]

/** Uses a part of a card's balance or of its uses. */
const useCard = async (tx: Tx, userCardId: string, { amount = 0, times = 0 }: Source, at: number): Promise<void> => {
  const { balance } = await getRow(tx, 'user_cards', { user_card_id: userCardId })
  const left = balance === null ? null : subtractFen(balance, fen(amount))
  await changeRow(tx, 'user_cards', { user_card_id: userCardId }, { balance: left, times_used: times })
  await enterCardEvent(tx, userCardId, { kind: 'USED', at, amount: fen(-amount), times: -times })
}

/** Refunds a whole card, or only starts the refund. */
const refundCard = async (tx: Tx, userCardId: string, refund: 'REFUNDING' | 'REFUNDED', at: number): Promise<void> => {
  const { balance } = await getRow(tx, 'user_cards', { user_card_id: userCardId })
  const over = refund === 'REFUNDED' ? { refunded_at: at } : {}
  const left = balance === null ? null : fen(0)
  await changeRow(tx, 'user_cards', { user_card_id: userCardId }, { balance: left, refunding_at: at, ...over })
  await enterCardEvent(tx, userCardId, { kind: 'REFUNDING', at, amount: fen(-(balance ?? 0)) })
  if (refund === 'REFUNDED') await enterCardEvent(tx, userCardId, { kind: 'REFUNDED', at })
}

/** Writes cards for the demo member, one in each state. */
export const seedCards = async (tx: Tx, now: number): Promise<void> => {
  const midnight = localMidnight(now)
  for (const source of sources) {
    const { name, card, identity: person, seats, refund } = source
    const identity = person
      ? { ...person, documentKey: documentKey({ id_type: person.idType, id_no: person.idNo }) }
      : null
    const [from, until] = source.days.map((day) => midnight + day * DAY)
    const receivedAt = Math.min(from, midnight - DAY)
    const userCardId = seededCardId(name)
    const template = await getRow(tx, 'card_templates', { card_id: card })
    const own = { userId: DEMO_MEMBER, card: template, orderId: null, identity, at: receivedAt, from, until }
    await receiveCard(tx, { userCardId, ...own })
    if (seats)
      await tx
        .updateTable('user_cards')
        .set({ seats: json(seats) })
        .where('user_card_id', '=', userCardId)
        .execute()
    if (source.amount || source.times) await useCard(tx, userCardId, source, receivedAt + DAY)
    if (refund) await refundCard(tx, userCardId, refund, midnight)
  }
}
