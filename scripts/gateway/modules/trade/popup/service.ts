import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { birthdayPackageOf } from '../birthday/service'
import { levelUpgradeOf } from './level-upgrade'

/** Kinds of popups that a buyer can stop. */
export type PopupKind = 'LEVEL' | 'BIRTHDAY'

const isStopped = async (db: Db | Tx, userId: string, kind: PopupKind): Promise<boolean> =>
  (await findRow(db, 'stopped_popups', { user_id: userId, kind })) !== undefined

const wasShown = async (db: Db | Tx, userId: string, popupId: string): Promise<boolean> =>
  (await findRow(db, 'shown_popups', { user_id: userId, popup_id: popupId })) !== undefined

/** Returns a popup if the buyer has not stopped its kind and no device has shown it; else null. */
const due = async <Popup extends { popupId: string }>(
  db: Db | Tx,
  { userId, kind }: { userId: string; kind: PopupKind },
  popup: Popup | null,
): Promise<Popup | null> =>
  popup === null || (await isStopped(db, userId, kind)) || (await wasShown(db, userId, popup.popupId)) ? null : popup

const birthdayNewsOf = async (db: Db | Tx, userId: string, lang: Language, now: number) => {
  const { state, year, endTime, gifts } = await birthdayPackageOf(db, userId, lang, now)
  return state === 'OPEN' ? { popupId: `BIRTHDAY-${year}`, endTime, gifts } : null
}

/** Returns the popups that are due (contract: api/member-popup PopSetting). */
export const duePopups = async (db: Db | Tx, userId: string, lang: Language, now: number) => ({
  levelUpgrade: await due(db, { userId, kind: 'LEVEL' }, await levelUpgradeOf(db, userId, lang)),
  birthday: await due(db, { userId, kind: 'BIRTHDAY' }, await birthdayNewsOf(db, userId, lang, now)),
})

/** Marks a popup as shown. Returns true if it was due, and false for all later calls. */
export const takePopup = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  { userId, popupId }: { userId: string; popupId: string },
  lang: Language,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const popups = Object.values(await duePopups(tx, userId, lang, now))
    if (!popups.some((popup) => popup?.popupId === popupId)) return false
    // Two devices may mark the same popup at the same time.
    const row = await tx
      .insertInto('shown_popups')
      .values({ user_id: userId, popup_id: popupId, shown_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('popup_id')
      .executeTakeFirst()
    return row !== undefined
  })

/** Stops a kind of popups for a buyer, on all devices. */
export const stopPopups = async (db: Db, userId: string, kind: PopupKind): Promise<void> => {
  await db
    .insertInto('stopped_popups')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
