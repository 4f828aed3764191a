import { randomBytes, scryptSync } from 'node:crypto'
import {
  hashPassword,
  isOutdatedHash,
  passwordMatches,
} from '../../../../../scripts/gateway/modules/base/user/password-service'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { hashCost, OWASP_COST } from '../../../../../scripts/gateway/modules/base/user/hash-cost'
import type { Refusal } from '../../../../../scripts/gateway/core/envelope'
import { testGateway } from '../../../support/gateway'

jest.setTimeout(240_000)

/** Returns a hash in the old format, which does not contain the cost. */
const oldHash = (password: string): string => {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}:${scryptSync(password, salt, 32).toString('base64url')}`
}

describe('password hashes', () => {
  beforeAll(() => {
    hashCost.current = OWASP_COST
  })

  test('use the cost recommended by OWASP and a separate salt', async () => {
    const [first, second] = await Promise.all([hashPassword('Tidal-Radio-9'), hashPassword('Tidal-Radio-9')])
    expect(first).toMatch(/^14,8,5:[\w-]{22}:[\w-]{43}$/)
    expect(first).not.toBe(second)
    expect([await passwordMatches('Tidal-Radio-9', first), await passwordMatches('tidal-radio-9', first)]).toEqual([
      true,
      false,
    ])
  })

  test('match a password exactly, including spaces, but ignore character width', async () => {
    const hash = await hashPassword(' Tide-Radio-9')
    expect(await passwordMatches('Tide-Radio-9', hash)).toBe(false)
    expect(await passwordMatches(' \uff34ide-Radio-9', hash)).toBe(true)
  })

  test('refuse checks as busy beyond two running and 32 queued checks', async () => {
    hashCost.current = { log: 8, r: 8, p: 1 }
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => passwordMatches('Tidal-Radio-9', null)))
    hashCost.current = OWASP_COST
    const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as Refusal] : []))
    expect(all.slice(0, 34).map(({ status }) => status)).toEqual(Array(34).fill('fulfilled'))
    expect(refused.map(({ code, http }) => [code, http])).toEqual(Array(66).fill(['tooMany', 429]))
    expect(refused[0]?.envelope('en-US').comments).toBe(
      'Many people are logging in right now. Please try again shortly',
    )
  })

  test('match no password if the hash is missing', async () => {
    for (const none of [null, undefined, '']) expect(await passwordMatches('', none)).toBe(false)
  })

  test('with an outdated cost still match, and are replaced at the next login', async () => {
    const old = oldHash('Foyer-2026')
    expect([await passwordMatches('Foyer-2026', old), isOutdatedHash(old)]).toEqual([true, true])
    const { gateway, ask } = await testGateway()
    const { db } = gateway.context
    const stored = async () => (await getRow(db, 'users', { user_id: 'U1003' })).password_hash ?? ''
    await db.updateTable('users').set({ password_hash: old }).where('user_id', '=', 'U1003').execute()
    const logIn = (password: string) =>
      ask('user/pub/v3/login', { method: 'POST', body: { email: 'demo@foyer.example', password } })
    await logIn('Wrong-2026')
    expect(await stored()).toBe(old)
    expect((await logIn('Foyer-2026')).body.statusCode).toBe(200)
    expect(isOutdatedHash(await stored())).toBe(false)
    expect((await logIn('Foyer-2026')).body.statusCode).toBe(200)
    await gateway.close()
  })
})
