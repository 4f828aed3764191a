import { loginFacts } from '@/app/login-facts'
import { chooseLoginRoute } from '@/router/login-route'
import { fakeServices } from '../support/services'

const MINI = { isMini: true, isWeb: false }
const WEB = { isMini: false, isWeb: true }
const byMail = { supportLanguages: [{ langTag: 'zh-CN', langName: '', loginMethod: ['EMAIL'] }] }
const byPhone = { supportLanguages: [{ langTag: 'zh-CN', langName: '', loginMethod: ['CELLPHONE'] }] }

describe('the first login screen', () => {
  test.each([
    ['a mini program with quick login', MINI, {}, 'login'],
    ['a mini program without quick login', MINI, { quickLogin: false }, 'login-way'],
    ['a mini program with one method and no quick login', MINI, { quickLogin: false, ...byPhone }, 'login'],
    ['the web', WEB, {}, 'login'],
    ['the web, which ignores quick login', WEB, { quickLogin: true }, 'login'],
    ['the web where only e-mail is supported', WEB, byMail, 'login-email'],
    ['a mini program where only e-mail is supported', MINI, byMail, 'login-email'],
    [
      'e-mail as the only method of a shop without e-mail orders',
      WEB,
      { ...byMail, supportEmailOrder: false },
      'login',
    ],
  ])('is chosen for: %s', (_, host, config, screen) => {
    const { stores } = fakeServices({ config })
    expect(chooseLoginRoute(loginFacts(stores, host))).toBe(screen)
  })
})
