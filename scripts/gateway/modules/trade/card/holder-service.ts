import { canCorrectHolder } from '../../../../../src/domain/card/holder'
import { cardStatusOf } from '../../../../../src/domain/card/status'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { changeRow, findRow } from '../../../core/database/rows'
import { found, notFound, Refusal } from '../../../core/envelope'
import { lockBuyer } from '../../base/user/account-service'
import { identityOfAttendee } from '../item-order/identity-service'
import { type CardEvent, cardEvents, enterCardEvent, holderColumns } from './ledger-service'
import { type OwnCard, ownCard, stateFacts } from './service'

/** Returns true if the buyer can correct the holder of a card at `now`, epoch ms. @param events changes of the card */
export const isHolderOpen = (card: OwnCard, events: readonly CardEvent[], now: number): boolean =>
  canCorrectHolder({
    ...{ cardKind: card.kind, cardStatus: cardStatusOf(stateFacts(card), now), isFrozen: card.frozen_at !== null },
    ...{ timesUsed: card.times_used, events: events.map(({ kind }) => kind) },
  })

interface Correction {
  cardId: string
  userCardId: string
  audienceId: string
}

const correct = async (tx: Tx, userId: string, { cardId, userCardId, audienceId }: Correction, now: number) => {
  // Orders lock the buyer too, so no order can redeem the card at the same time.
  await lockBuyer(tx, userId)
  const card = found(await ownCard(tx, userId, userCardId))
  if (card.card_id !== cardId) throw notFound()
  const person = found(await findRow(tx, 'audiences', { audience_id: audienceId, user_id: userId }))
  const holder = identityOfAttendee(person)
  // A repeated request changes nothing.
  if (card.document_key === holder.documentKey && card.id_name === holder.name) return
  if (!isHolderOpen(card, await cardEvents(tx, userCardId), now)) throw new Refusal('cardHolderFixed')
  await changeRow(tx, 'user_cards', { user_card_id: userCardId }, holderColumns(holder))
  await enterCardEvent(tx, userCardId, { kind: 'HOLDER_CORRECTED', at: now })
}

/**
 * Issues an annual card to another attendee of its buyer, once and before the first redemption. Records the correction.
 * Throws `Refusal`: notFound, cardHolderFixed.
 */
export const correctHolder = ({ db, clock }: Gateway, userId: string, correction: Correction): Promise<void> =>
  db.transaction().execute((tx) => correct(tx, userId, correction, clock.now()))
