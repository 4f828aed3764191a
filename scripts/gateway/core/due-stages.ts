import type { Db } from './database/database'
import type { OnRowError } from './each-row'

/** Whose rows are brought up to date; all of them where nothing is named. */
export interface Scope {
  userId?: string
  orderId?: string
  sessionId?: string
}

/** Applies what is due by `now` within a scope. A row that fails is reported and stops no other row. */
type DueWork = (db: Db, now: number, scope: Scope, onError: OnRowError) => Promise<void>

/**
 * The stages in which due work is applied. Payments come first, since one that was made in time pays its order, then the providers'
 * answers about refunds and the steps of parcels. Unpaid orders, holds, rebookings and resales end next; the waitlists get what came back.
 * Stages that are `whole` come last and concern everybody: only the job applies them.
 */
export const STAGES = {
  scoped: ['payments', 'refunds', 'parcels', 'orders', 'holds', 'rebookings', 'resales', 'waitlists'],
  whole: ['registrations', 'reminders', 'invoices', 'changes', 'cancellations'],
} as const

type Stage = (typeof STAGES)[keyof typeof STAGES][number]

/** A hook for each stage. */
export type DueHooks = Record<`due.${Stage}`, DueWork>
