import type { Gateway } from '../../../scripts/gateway/core/context'

const SLICE = 500

/** So many accounts; each answers with a token. */
export const makeBuyers = async ({ db, clock, tokens }: Gateway, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, at) => `HOLDER${at}`)
  for (let at = 0; at < count; at += SLICE) {
    const rows = ids.slice(at, at + SLICE).map((id) => ({
      user_id: id,
      cellphone: null,
      email: null,
      password_hash: null,
      nickname: id,
      avatar: '',
      country_code: '86',
      sex: 'UNKNOWN',
      birthday: '',
      prime_level: 0,
      created_at: clock.now(),
    }))
    await db.insertInto('users').values(rows).execute()
  }
  return Promise.all(ids.map(async (id) => (await tokens.signIn(id)).accessToken))
}
