import { ask } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import type { Login } from './contract'

/** Alipay: a silent auth code; the phone number comes encrypted after its button, and the gateway reads it. */
export const login: Login = {
  hostCode: async () => {
    const answer = await ask<{ authCode?: unknown }>('getAuthCode', { scopes: 'auth_base' }, { 11: 'cancelled' })
    if (answer.kind !== 'ok') return refused(answer.kind)
    const code = textField(answer.value.authCode)
    return code ? { kind: 'code', code } : { kind: 'failed' }
  },
  phoneButton: { openType: 'getAuthorize', scope: 'phoneNumber' },
  phoneCode: async () => {
    const answer = await ask<{ response?: unknown }>('getPhoneNumber')
    if (answer.kind !== 'ok') return refused(answer.kind)
    const code = textField(answer.value.response)
    return code ? { kind: 'code', code } : { kind: 'failed' }
  },
}
