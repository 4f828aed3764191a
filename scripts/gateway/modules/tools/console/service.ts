import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Fault } from '../../../core/faults/kinds'
import type { Faults } from '../../../core/faults/registry'
import { badInput } from '../../../core/inputs'
import type { Language } from '../../../core/localized-text'
import { reseed } from '../../../core/seed/seed'
import { applyDue } from '../../../core/due'

const MAX_CODES = 50
/**
 * Maximum number of faults. If there were more, most would have no effect, because only one fault applies to a call.
 */
const MAX_FAULTS = 100

/** Returns the latest codes, the newest first, optionally of one phone or e-mail address. */
export const newestCodes = ({ db }: Gateway, { cellphone, email }: { cellphone?: string; email?: string }) => {
  let sent = db.selectFrom('verify_codes').selectAll().orderBy('code_id', 'desc').limit(MAX_CODES)
  if (cellphone !== undefined) sent = sent.where('cellphone', '=', cellphone)
  if (email !== undefined) sent = sent.where('email', '=', email.toLowerCase())
  return sent.execute()
}

/** A change of the clock. Exactly one field is set. */
export interface ClockMove {
  /** Time by which the clock moves, in ms. Negative values move it back. */
  advance?: number
  /** Time to set, epoch ms. */
  set?: number
  /** Resets the clock to the machine's time. */
  reset?: true
}

/** Returns the sandbox's time, epoch ms, and its offset from the machine's, ms. */
export const clockState = ({ clock }: Gateway) => ({ now: clock.now(), offset: clock.offset() })

/** Changes the clock and applies all changes that are due at the new time. Throws `Refusal` clockMove. */
export const moveClock = async (gateway: Gateway, { advance, set, reset }: ClockMove) => {
  const { db, clock } = gateway
  if ([advance, set, reset].filter((each) => each !== undefined).length !== 1)
    throw new Refusal('clockMove', { http: 400 })
  if (advance !== undefined) await clock.advance(advance)
  if (set !== undefined) await clock.set(set)
  if (reset) await clock.reset()
  await applyDue(db, clock.now())
  return clockState(gateway)
}

/**
 * Sets a fault and returns its id. Throws `Refusal` badRequest for an unknown route, or if there are too many faults.
 */
export const setFault = (faults: Faults, fault: Fault, { lang, now }: { lang: Language; now: number }): string => {
  if (!faults.matchesRoute(fault)) throw badInput(lang, 'route', 'enum')
  if (faults.list().length >= MAX_FAULTS) throw badInput(lang, 'whole', 'maxItems')
  return faults.add(fault, now).id
}

/** Reseeds the database. */
export const resetData = async ({ db, clock, seatCache }: Gateway): Promise<void> => {
  await reseed(db, clock.now())
  seatCache.clear()
}
