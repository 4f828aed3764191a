import { customerService, defaultPolicies } from '@/api/shop'
import { CLIENT_VERSION } from '@/domain/version'
import { texts } from '@/locales/texts'
import AgreementSupport from '@/packages/user/notice/agreement-support/agreement-support'
import { openScreen, type OpenScreen } from '../../../../support/open-screen'

let screen: OpenScreen
afterEach(async () => {
  screen.unmount()
  await texts.setLanguage('zh-CN')
})
const open = async (config: object = {}) => {
  screen = await openScreen(AgreementSupport, {
    config,
    answers: [
      [defaultPolicies, () => [{ id: 'P', title: '隐私政策', kind: 'PRIVACY' }]],
      [
        customerService,
        () => ({ type: 'ONLINE_AND_TEL_CUSTOMER_SERVICE', customerServiceTelephone: '4000000000', workTimes: [] }),
      ],
    ],
  })
}

test('shows agreements, service, license and version with their links', async () => {
  await open({ shopDomainIcpLicense: '沪ICP备1号', shopDomainIcpLicenseUrl: 'https://beian.miit.gov.cn/' })
  expect(screen.text('[role=main]')).toContain(CLIENT_VERSION)
  await screen.press('隐私政策')
  expect(screen.went).toEqual([['open', 'agreement', { id: 'P' }]])
  expect(screen.text('[role=main]')).toContain('沪ICP备1号')
  await screen.press('客服')
  expect(screen.text('[role=dialog]')).toContain('4000000000')
})

test('loads the agreements again in another language', async () => {
  await open()
  await screen.change(() => screen.stores.preferences.chooseLanguage('en-US'))
  expect(screen.text('[role=heading][aria-level="1"]')).toBe('About and support')
  expect(screen.sentTo(defaultPolicies)).toHaveLength(2)
})
