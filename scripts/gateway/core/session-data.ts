import type { PersonalData } from './personal-data'

/** Login sessions of an account. Erasing them also deletes their tokens. */
export const sessionData: PersonalData = {
  read: async (db, { userId }) => ({
    login_sessions: await db
      .selectFrom('login_sessions')
      .select(['terminal', 'device', 'begun_at', 'seen_at', 'ended_at', 'end_reason'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId }) => {
    await tx.deleteFrom('refresh_tokens').where('user_id', '=', userId).execute()
    await tx.deleteFrom('login_sessions').where('user_id', '=', userId).execute()
  },
}
