import { ask } from '../native'
import { refused } from '../outcome'
import type { Login } from './contract'

/** Alipay: a silent auth code; the phone number comes encrypted after its button, and the gateway reads it. */
export const login: Login = {
  hostCode: async () => {
    const answer = await ask<{ authCode?: string }>('getAuthCode', { scopes: 'auth_base' }, { 11: 'cancelled' })
    if (answer.kind !== 'ok') return refused(answer.kind)
    return answer.value.authCode ? { kind: 'code', code: answer.value.authCode } : { kind: 'failed' }
  },
  phoneButton: { openType: 'getAuthorize', scope: 'phoneNumber' },
  phoneCode: async () => {
    const answer = await ask<{ response?: string }>('getPhoneNumber')
    if (answer.kind !== 'ok') return refused(answer.kind)
    return answer.value.response ? { kind: 'code', code: answer.value.response } : { kind: 'failed' }
  },
}
