import { loginFacts } from '@/app/login-facts'
import { chooseLoginRoute } from '@/router/login-route'
import { fakeServices } from '../support/services'

const MINI = { isMini: true, isWeb: false }
const WEB = { isMini: false, isWeb: true }
const byMail = { supportLanguages: [{ langTag: 'zh-CN', langName: '', loginMethod: ['EMAIL'] }] }
const byPhone = { supportLanguages: [{ langTag: 'zh-CN', langName: '', loginMethod: ['CELLPHONE'] }] }

describe('the first login screen', () => {
  test.each([
    ['a mini program with quick login starts with it', MINI, {}, 'login'],
    ['one without offers the methods', MINI, { quickLogin: false }, 'login-way'],
    ['one without and with one method opens that', MINI, { quickLogin: false, ...byPhone }, 'login'],
    ['the web starts with the phone', WEB, {}, 'login'],
    ['the web has no quick login', WEB, { quickLogin: true }, 'login'],
    ['only e-mail logs in: by e-mail, on the web', WEB, byMail, 'login-email'],
    ['only e-mail logs in: by e-mail, in a mini program', MINI, byMail, 'login-email'],
    ['e-mail without e-mail orders is not the only way', WEB, { ...byMail, supportEmailOrder: false }, 'login'],
  ])('%s', (_, host, config, screen) => {
    const { stores } = fakeServices({ config })
    expect(chooseLoginRoute(loginFacts(stores, host))).toBe(screen)
  })
})
