import { callBank } from '../bank-bridge'
import { unsupported } from '../outcome'
import type { Login } from './contract'
import { readCode } from './read-code'

/**
 * Login by the bank's account, which the bank registers with its container. The phone number is that of the bank's
 * account.
 */
export const login: Login = {
  hostCode: async () => readCode(await callBank<{ code?: unknown }>('login', {}), 'code'),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
