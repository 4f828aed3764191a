import { callBank } from '../bank-bridge'
import { unsupported } from '../outcome'
import type { Login } from './contract'
import { readCode } from './read-code'

/** The bank's own sign-in, registered with its container; the phone number belongs to the bank's account. */
export const login: Login = {
  hostCode: async () => readCode(await callBank<{ code?: unknown }>('login', {}), 'code'),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
