import { agreeToMembership, memberAgreement } from '@/api/member-agreement'
import MemberAgreement from '@/packages/user/member/member-agreement/member-agreement'
import { NOW } from '../../../support/fake-clock'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const agreementOf = (more: object = {}) => ({
  ...{ version: '2026-09', title: '会员协议', updatedAt: Date.UTC(2026, 8, 1), agreedTime: null },
  sections: [{ heading: '一、会员与等级', paragraphs: ['会员等级可以购买。'] }],
  ...more,
})
const open = async (more: object = {}) => {
  screen = await openScreen(MemberAgreement, { member: true, answers: [[memberAgreement, () => agreementOf(more)]] })
}

describe('the membership agreement', () => {
  it('is accepted once, in the version that the screen shows', async () => {
    await open()
    expect(screen.text()).toContain('版本 2026-09，2026年9月1日 更新')
    screen.answer(agreeToMembership, () => agreementOf({ agreedTime: NOW }))
    await screen.press('同意会员协议')
    expect(screen.sentTo(agreeToMembership)).toEqual([{ version: '2026-09' }])
    expect(screen.text()).toContain('你已于 ')
    expect(screen.all('button').map(({ textContent }) => textContent)).not.toContain('同意会员协议')
  })

  it('has no button after the consent', async () => {
    await open({ agreedTime: NOW })
    expect(screen.text()).not.toContain('同意会员协议')
  })

  it('is loaded again if a newer version has replaced it', async () => {
    await open()
    screen.answer(agreeToMembership, refused('会员协议已更新，请重新阅读'))
    screen.answer(memberAgreement, () => agreementOf({ version: '2026-10' }))
    await screen.press('同意会员协议')
    expect(screen.toast()).toBe('会员协议已更新，请重新阅读')
    expect(screen.text()).toContain('版本 2026-10')
  })
})
