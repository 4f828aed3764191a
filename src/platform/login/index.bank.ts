import { callBank } from '../bank-bridge'
import { unsupported } from '../outcome'
import type { Login } from './contract'
import { readCode } from './read-code'

/**
 * Login with the bank's account. The bank registers the login function with its container. The phone number is the one
 * of the bank's account.
 */
export const login: Login = {
  hostCode: async () => readCode(await callBank<{ code?: unknown }>('login', {}), 'code'),
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
