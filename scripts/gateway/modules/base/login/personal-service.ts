import type { PersonalData } from '../../../core/personal-data'
import { phoneIn } from './host-account-service'

/** Personal data of logins: sent codes, open ids at hosts, and used host codes, which contain the phone. */
export const loginData: PersonalData = {
  read: async (db, { userId }) => ({
    host_accounts: await db
      .selectFrom('host_accounts')
      .select(['platform', 'open_id', 'asked_at'])
      .where('user_id', '=', userId)
      .execute(),
  }),
  erase: async (tx, { userId, cellphone, countryCode, email }) => {
    await tx.deleteFrom('host_accounts').where('user_id', '=', userId).execute()
    if (email) await tx.deleteFrom('verify_codes').where('email', '=', email.toLowerCase()).execute()
    if (!cellphone) return
    await tx
      .deleteFrom('verify_codes')
      .where('cellphone', '=', cellphone)
      .where('country_code', '=', countryCode)
      .execute()
    const codes = await tx.selectFrom('used_host_codes').select('code').where('kind', '=', 'phone').execute()
    const own = codes.flatMap(({ code }) => (phoneIn(code) === cellphone ? [code] : []))
    if (own.length > 0) await tx.deleteFrom('used_host_codes').where('code', 'in', own).execute()
  },
}
