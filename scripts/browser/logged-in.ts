import { keys } from '../../src/platform/storage/keys'
import { createStorage } from '../../src/platform/storage/store'
import type { Storefront } from './storefront'
import type { VisitOptions } from './visit'

const post = async (url: string, body: object): Promise<{ statusCode: number; comments: string; data: unknown }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { statusCode: number; comments: string; data: unknown }
}

/**
 * Logs in with a phone number through the gateway and returns the browser storage of that login. Creates an account if
 * the number is new.
 * @throws Error with the gateway's comments if the login fails
 */
export const loggedIn = async (storefront: Storefront, cellphone: string): Promise<VisitOptions['state']> => {
  const phone = { cellphone, countryCode: '86' }
  // The gateway refuses a second code while the first is unused. The login below then uses the first one.
  await post(`${storefront.url}/user/pub/v3/send_verify_code`, phone)
  const verifyCode = await storefront.codeFor(cellphone)
  const answer = await post(`${storefront.url}/user/pub/v3/login_or_register`, { ...phone, verifyCode })
  if (answer.statusCode !== 200) throw new Error(`${cellphone} cannot log in: ${answer.comments}`)
  const stored = new Map<string, string>()
  const storage = createStorage({
    get: (name) => stored.get(name),
    set: (name, text) => Boolean(stored.set(name, text)),
    remove: (name) => void stored.delete(name),
    names: () => [...stored.keys()],
  })
  const login = keys.login.decode({ ...(answer.data as object), loginId: cellphone })
  if (login === undefined) throw new Error("The login's answer has no tokens.")
  storage.write(keys.login, login)
  const localStorage = [...stored].map(([name, value]) => ({ name, value }))
  return { cookies: [], origins: [{ origin: storefront.url, localStorage }] }
}
