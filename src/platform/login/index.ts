import { call } from '../native'
import { type NativeError, readRefusal } from '../native-refusal'
import { refused } from '../outcome'
import type { Login } from './contract'
import { asCode, readCode } from './read-code'

/**
 * Login on WeChat. `wx.login` returns a login code without a prompt. The phone button's event contains a code, never
 * the number itself.
 */
export const login: Login = {
  hostCode: async () => readCode(await call<{ code?: unknown }>('login'), 'code'),
  phoneButton: { openType: 'getPhoneNumber' },
  phoneCode: (detail) => {
    const { code, ...error } = (detail ?? {}) as { code?: unknown } & NativeError
    return Promise.resolve(code ? asCode(code) : refused(readRefusal(error)))
  },
}
