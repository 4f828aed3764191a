import { askBank } from '../bank-bridge'
import { textField } from '../native-fields'
import { refused, unsupported } from '../outcome'
import type { Login } from './contract'

/** The bank's own sign-in, registered with its container; the phone number comes with the bank's account. */
export const login: Login = {
  hostCode: async () => {
    const answer = await askBank<{ code?: unknown }>('login', {})
    if (answer.kind !== 'ok') return refused(answer.kind)
    const code = textField(answer.value.code)
    return code ? { kind: 'code', code } : { kind: 'failed' }
  },
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
