import { isActiveRegistration } from '../../../../../src/domain/open-show/open-show'
import type { Gateway } from '../../../core/context'
import { getRow, lockRow } from '../../../core/database/rows'
import { found, Refusal } from '../../../core/envelope'
import { lockBuyer } from '../../base/user/account-service'
import type { OpenShow } from '../../catalogue/open-show/service'
import { withdrawRegistrationAnswers } from './answers-service'
import { changeState, type Registration, release } from './state-service'

const MINUTE = 60_000

/** Returns the time until which a cancellation does not count against the buyer, epoch ms. */
export const cancelUntilOf = ({ starts_at: starts }: Registration, { cancel_before: before }: OpenShow): number =>
  starts - before * MINUTE

/**
 * Cancels a registration and returns its places. Returns a canceled one unchanged. A cancellation of given places after
 * the deadline may count against the buyer (decision 138). Throws `Refusal`: notFound, registrationChanged,
 * registrationOver.
 */
export const cancelRegistration = (
  { db, clock }: Pick<Gateway, 'db' | 'clock'>,
  userId: string,
  { registrationId, version }: { registrationId: string; version: number },
): Promise<Registration> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    await lockBuyer(tx, userId)
    const row = found(await lockRow(tx, 'registrations', { registration_id: registrationId, user_id: userId }))
    if (row.state === 'CANCELED') return row
    if (row.version !== version || !isActiveRegistration(row.state)) throw new Refusal('registrationChanged')
    if (now >= row.starts_at) throw new Refusal('registrationOver')
    const show = await getRow(tx, 'open_shows', { show_id: row.show_id })
    await release(tx, row)
    await withdrawRegistrationAnswers(tx, [row], now)
    const isLate = row.state === 'APPROVED' && now > cancelUntilOf(row, show)
    return changeState(tx, row, 'CANCELED', now, {
      ...{ canceled_at: now, is_late: isLate, change_fields: null, change_until: null },
    })
  })
