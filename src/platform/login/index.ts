import { ask } from '../native'
import { textField } from '../native-fields'
import type { NativeError } from '../native-refusal'
import { readRefusal } from '../native-refusal'
import { refused } from '../outcome'
import type { CodeAnswer, Login } from './contract'

const asCode = (value: unknown): CodeAnswer => {
  const code = textField(value)
  return code ? { kind: 'code', code } : { kind: 'failed' }
}

/** WeChat: a silent login code, and a phone code from the button's event (the number itself never reaches us). */
export const login: Login = {
  hostCode: async () => {
    const answer = await ask<{ code?: unknown }>('login')
    return answer.kind === 'ok' ? asCode(answer.value.code) : refused(answer.kind)
  },
  phoneButton: { openType: 'getPhoneNumber' },
  phoneCode: (detail) => {
    const { code, ...error } = (detail ?? {}) as { code?: unknown } & NativeError
    return Promise.resolve(code ? asCode(code) : refused(readRefusal(error)))
  },
}
