import { askBank } from '../bank-bridge'
import { refused, unsupported } from '../outcome'
import type { Login } from './contract'

/** The bank's own sign-in, registered with its container; the phone number comes with the bank's account. */
export const login: Login = {
  hostCode: async () => {
    const answer = await askBank<{ code?: string } | undefined>('login', {})
    if (answer.kind !== 'ok') return refused(answer.kind)
    return answer.value?.code ? { kind: 'code', code: answer.value.code } : { kind: 'failed' }
  },
  phoneButton: null,
  phoneCode: () => Promise.resolve(unsupported),
}
