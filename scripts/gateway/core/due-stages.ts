import type { Db } from './database/database'
import type { OnRowError } from './each-row'

/** Limits the rows whose due changes are applied. An empty scope selects all rows. */
export interface Scope {
  userId?: string
  orderId?: string
  sessionId?: string
}

/** Applies due changes up to `now` within a scope. Reports a failed row and continues with the other rows. */
type DueWork = (db: Db, now: number, scope: Scope, onError: OnRowError) => Promise<void>

/**
 * Stages of due changes in their order. Payments come first, because a payment in time pays its order. Providers'
 * responses about refunds and the steps of parcels follow. Then unpaid orders, holds, rebookings and resales end, and
 * waitlists get the freed units. The `whole` stages come last and concern all users, so only the expiry job applies
 * them.
 */
export const STAGES = {
  scoped: ['payments', 'refunds', 'parcels', 'orders', 'holds', 'rebookings', 'resales', 'waitlists'],
  whole: [
    'registrations',
    'reminders',
    'invoices',
    'changes',
    'cancellations',
    'points',
    'levels',
    'stays',
    'reservations',
    'forms',
    'openShows',
    'permits',
    'votes',
  ],
} as const

type Stage = (typeof STAGES)[keyof typeof STAGES][number]

export type DueHooks = Record<`due.${Stage}`, DueWork>
