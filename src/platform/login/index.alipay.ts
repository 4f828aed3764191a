import { call } from '../native'
import type { Login } from './contract'
import { readCode } from './read-code'

/**
 * Login on Alipay. `my.getAuthCode` returns an auth code without a prompt. The phone number that the button returns is
 * encrypted, and only the gateway can decrypt it.
 */
export const login: Login = {
  hostCode: async () =>
    readCode(
      await call<{ authCode?: unknown }>('getAuthCode', { scopes: 'auth_base' }, { 11: 'cancelled' }),
      'authCode',
    ),
  phoneButton: { openType: 'getAuthorize', scope: 'phoneNumber' },
  phoneCode: async () => readCode(await call<{ response?: unknown }>('getPhoneNumber'), 'response'),
}
