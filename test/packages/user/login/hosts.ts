import { miniHost } from '@/platform/host/mini'
import type { CodeAnswer, Login } from '@/platform/login/contract'

/** Creates a fake of a host's login. Each request gets a fixed response. */
const hostLogin = (phoneButton: Login['phoneButton'], hostCode: CodeAnswer, phoneCode: CodeAnswer): Login => ({
  hostCode: async () => hostCode,
  phoneButton,
  phoneCode: async () => phoneCode,
})

const code = (text: string): CodeAnswer => ({ kind: 'code', code: text })

/** Host and login of each kind of mini program, in the form that the login screens use. */
export const weapp = (phoneCode: CodeAnswer = code('p-1'), hostCode = code('w-1')) => ({
  host: miniHost('weapp', 'WEIXIN_MINI', 'WEIXIN'),
  login: hostLogin({ openType: 'getPhoneNumber' }, hostCode, phoneCode),
})
export const alipay = (phoneCode: CodeAnswer = code('p-1')) => ({
  host: miniHost('alipay', 'ALIPAY_MINI', 'ALIPAY'),
  login: hostLogin({ openType: 'getAuthorize', scope: 'phoneNumber' }, code('a-1'), phoneCode),
})
export const bank = (hostCode: CodeAnswer = code('b-1')) => ({
  host: miniHost('bank', 'BANK_MINI', 'OTHER'),
  login: hostLogin(null, hostCode, { kind: 'unsupported' }),
})
