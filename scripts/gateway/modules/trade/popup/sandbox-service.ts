import { localDate, localTime, SHOP_OFFSET } from '../../../../../src/domain/schedule/local-time'
import type { Gateway } from '../../../core/context'
import type { Tx } from '../../../core/database/database'
import { changeRow, deleteRows } from '../../../core/database/rows'
import { newestChange } from '../../base/member/level-service'
import { requireUser } from '../../base/user/account-service'
import { lockAccount } from '../coupon/sandbox-service'
import { duePopups, type PopupKind } from './service'

/** Commands of the console. */
export const POPUP_COMMANDS = ['BIRTHDAY', 'PLAY_LEVEL', 'PLAY_BIRTHDAY'] as const

/** A command for the popups of an account. */
export interface PopupCommand {
  action: (typeof POPUP_COMMANDS)[number]
  /** Phone number, with or without its country code, or e-mail address. */
  account: string
}

/** A leap year, so that every day exists. */
const BIRTH_YEAR = 1992

/** Moves the birthday of a buyer to today, and deletes its earlier edits and this year's package. */
const moveBirthday = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const birthday = `${BIRTH_YEAR}${localDate(now, SHOP_OFFSET).slice(4)}`
  await changeRow(tx, 'users', { user_id: userId }, { birthday })
  await deleteRows(tx, 'birthday_edits', { user_id: userId })
  await deleteRows(tx, 'birthday_packages', { user_id: userId, year: localTime(now, SHOP_OFFSET).year() })
}

/** Makes the popups of a kind due again, even after the buyer has stopped them. */
const forget = async (tx: Tx, userId: string, kind: PopupKind): Promise<void> => {
  await deleteRows(tx, 'stopped_popups', { user_id: userId, kind })
  await tx.deleteFrom('shown_popups').where('user_id', '=', userId).where('popup_id', 'like', `${kind}-%`).execute()
}

/** Records a rise to the buyer's level, unless the newest change already causes a popup. */
const recordRise = async (tx: Tx, userId: string, now: number): Promise<void> => {
  const { prime_level: level } = await requireUser(tx, userId)
  const change = await newestChange(tx, userId)
  if (level === 0 || (change && change.reason !== 'BOUGHT' && change.to_level > change.from_level)) return
  await tx
    .insertInto('level_changes')
    .values({ user_id: userId, from_level: 0, to_level: level, reason: 'MERCHANT', at: now })
    .execute()
}

/**
 * Runs a command of the console: moves a birthday to today, or makes a popup due again. Throws `Refusal`
 * accountUnknown.
 * @returns the number of popups that are due then
 */
export const runPopupCommand = ({ db, clock }: Gateway, { action, account }: PopupCommand): Promise<number> => {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const userId = await lockAccount(tx, account)
    if (action === 'PLAY_LEVEL') {
      await forget(tx, userId, 'LEVEL')
      await recordRise(tx, userId, now)
    } else {
      await moveBirthday(tx, userId, now)
      if (action === 'PLAY_BIRTHDAY') await forget(tx, userId, 'BIRTHDAY')
    }
    const due = Object.values(await duePopups(tx, userId, 'zh-CN', now))
    return due.filter((popup) => popup !== null).length
  })
}
