import type { buyerFacts } from './service'

/** Serializes a buyer's data for a show (contract: api/show ShowUser). */
export const serializeFacts = ({ reminders, limits }: Awaited<ReturnType<typeof buyerFacts>>) => ({
  reminders: reminders.map((row) => ({
    targetId: row.target_id,
    subscribeTargetType: row.kind,
    remindType: row.channel,
  })),
  limits,
})
