import { type PersonalData, rowsOf } from '../../../core/personal-data'

/** Refunds stay with their orders, and contain no personal data. */
export const refundData: PersonalData = {
  read: async (db, { userId }) => ({
    refunds: (await rowsOf(db, 'refunds', userId)).map((row) => {
      const { request_hash: _hash, idempotency_key: _key, ...rest } = row as Record<string, unknown>
      return rest
    }),
  }),
}
