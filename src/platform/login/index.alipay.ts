import { call } from '../native'
import type { Login } from './contract'
import { readCode } from './read-code'

/** `my.getAuthCode` gives a silent auth code; the button's phone number is encrypted for the gateway. */
export const login: Login = {
  hostCode: async () =>
    readCode(
      await call<{ authCode?: unknown }>('getAuthCode', { scopes: 'auth_base' }, { 11: 'cancelled' }),
      'authCode',
    ),
  phoneButton: { openType: 'getAuthorize', scope: 'phoneNumber' },
  phoneCode: async () => readCode(await call<{ response?: unknown }>('getPhoneNumber'), 'response'),
}
