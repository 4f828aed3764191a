import { fen, subtractFen } from '../../../../../src/domain/money'
import { timesLeft } from '../../../../../src/domain/card/status'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { changeRow, findRow } from '../../../core/database/rows'
import { Refusal } from '../../../core/envelope'
import { lockAccount } from '../coupon/sandbox-service'
import { enterCardEvent, giveCard, takeCardStock } from './ledger-service'

/** Card commands of the console. */
export const CARD_COMMANDS = ['GIVE', 'SET_STOCK', 'SET_BALANCE', 'SET_TIMES', 'END', 'FREEZE', 'UNFREEZE'] as const

/** A command that changes an account's cards of one kind. GIVE adds a card, and SET_STOCK needs no account. */
export interface CardCommand {
  action: (typeof CARD_COMMANDS)[number]
  /** Phone number, with or without its country code, or e-mail address. */
  account?: string | undefined
  /** Id of a card of the merchant. */
  cardId: string
  /** New balance in fen for SET_BALANCE, or number of remaining uses for SET_TIMES. */
  value?: number | undefined
  /** Number of cards that can still be sold, for SET_STOCK. Null means no limit. */
  stock?: number | null | undefined
}

type UserCard = Row<'user_cards'>

const change = (tx: Tx, { user_card_id: id }: UserCard, columns: Partial<UserCard>) =>
  changeRow(tx, 'user_cards', { user_card_id: id }, columns)

/** Applies a command to one card. Returns false if the command does not change the card. */
const changeCard = async (tx: Tx, card: UserCard, { action, value = 0 }: CardCommand, at: number): Promise<boolean> => {
  const { user_card_id: id, balance, times_total: timesTotal, times_used: timesUsed, frozen_at: frozenAt } = card
  const isFrozen = frozenAt !== null
  switch (action) {
    case 'SET_BALANCE': {
      if (balance === null) return false
      await change(tx, card, { balance: fen(value) })
      await enterCardEvent(tx, id, { kind: 'CORRECTED', at, amount: subtractFen(fen(value), balance) })
      return true
    }
    case 'SET_TIMES': {
      if (timesTotal === null) return false
      await change(tx, card, { times_total: timesUsed + value })
      await enterCardEvent(tx, id, {
        kind: 'CORRECTED',
        at,
        times: value - (timesLeft({ timesTotal, timesUsed }) ?? 0),
      })
      return true
    }
    case 'END': {
      if (card.valid_until !== null && card.valid_until <= at) return false
      await change(tx, card, { valid_from: Math.min(card.valid_from, at), valid_until: at })
      await enterCardEvent(tx, id, { kind: 'ENDED', at })
      return true
    }
    default: {
      if (isFrozen === (action === 'FREEZE')) return false
      await change(tx, card, { frozen_at: isFrozen ? null : at })
      await enterCardEvent(tx, id, { kind: isFrozen ? 'UNFROZEN' : 'FROZEN', at })
      return true
    }
  }
}

/**
 * Runs a command of the console. Skips refunded cards. Throws `Refusal`: accountUnknown, kindUnknown, itemSoldOut.
 * @returns the number of new or changed cards
 */
export const runCardCommand = ({ db, clock }: Gateway, command: CardCommand): Promise<number> => {
  const now = clock.now()
  const { action, account = '', cardId, stock = null } = command
  return db.transaction().execute(async (tx) => {
    const userId = action === 'SET_STOCK' ? '' : await lockAccount(tx, account)
    if (!(await findRow(tx, 'card_templates', { card_id: cardId }))) throw new Refusal('kindUnknown', { http: 404 })
    if (action === 'SET_STOCK') {
      await changeRow(tx, 'card_templates', { card_id: cardId }, { stock })
      return 0
    }
    if (action === 'GIVE') {
      await takeCardStock(tx, cardId, 1)
      await giveCard(tx, { userId, cardId, orderId: null, identity: null, now })
      return 1
    }
    const cards = await tx
      .selectFrom('user_cards')
      .selectAll()
      .where('card_id', '=', cardId)
      .where('user_id', '=', userId)
      .where('refunding_at', 'is', null)
      .where('refunded_at', 'is', null)
      .orderBy('user_card_id')
      .forUpdate()
      .execute()
    let count = 0
    for (const card of cards) if (await changeCard(tx, card, command, now)) count += 1
    return count
  })
}
