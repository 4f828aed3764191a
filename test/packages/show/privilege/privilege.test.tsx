import { privilegeTags, usePrivilegeCode } from '@/api/privilege'
import { showBrief } from '@/api/show-brief'
import { PRIVILEGE_CODES } from '@/domain/business-codes/privilege'
import Privilege from '@/packages/show/privilege/privilege'
import { offline, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

const friends = {
  tag: 'friends',
  title: '剧场之友',
  shows: [{ showId: 'S6006', showName: '影子的重量', showStatus: 'ON_SALE' }],
}

describe('a privilege code', () => {
  let screen: OpenScreen
  const open = async ({ answers = [], ...given }: Given = {}) => {
    screen = await openScreen(Privilege, {
      member: true,
      answers: [
        [privilegeTags, () => []],
        [showBrief, () => ({ showId: 'S6006', showName: '影子的重量' })],
        [usePrivilegeCode, () => friends],
        ...answers,
      ],
      ...given,
    })
  }
  const enter = async (code: string) => {
    await screen.type(screen.find('input'), code)
    await screen.press('验证特权码')
  }
  afterEach(() => screen.unmount())

  test('is validated and normalized before it is sent', async () => {
    await open()
    await screen.press('验证特权码')
    expect(screen.text('[role=alert]')).toBe('请输入特权码')
    await enter('朋友')
    expect(screen.text('[role=alert]')).toContain('4 至 32')
    expect(screen.sentTo(usePrivilegeCode)).toEqual([])
    await enter(' friends-2026 ')
    expect(screen.sentTo(usePrivilegeCode)).toEqual([{ privilegeCode: 'FRIENDS2026' }])
  })

  test('links to the tickets of the previous show once the code is accepted', async () => {
    await open({ params: { showId: 'S6006' } })
    expect(screen.text()).toContain('影子的重量')
    expect(screen.text()).not.toContain('去选票')
    await enter('FRIENDS2026')
    expect(screen.text('[role=status]')).toContain('验证成功：剧场之友')
    await screen.press('去选票')
    expect(screen.went).toEqual([['redirect', 'booking', { showId: 'S6006', privilegeCode: 'FRIENDS2026' }]])
  })

  test('lists the unlocked shows if the code does not unlock the previous show', async () => {
    await open({ params: { showId: 'S4003' } })
    await enter('FRIENDS2026')
    expect(screen.text()).not.toContain('去选票')
    expect(screen.button('验证特权码')).toBeDefined()
    expect(screen.text()).toContain('你可以购买以下演出')
  })

  test('shows a refusal at its field', async () => {
    const answer = refused('该特权码的名额已用完', PRIVILEGE_CODES.privilegeCodeUsedUp)
    await open({ answers: [[usePrivilegeCode, answer]] })
    await enter('FIRST100')
    expect(screen.text('[role=alert]')).toBe('该特权码的名额已用完')
  })

  test('lists the shows of an earlier code, or offers a retry after a failure', async () => {
    await open({ answers: [[privilegeTags, offline]], params: { showId: 'S6006', privilegeCode: 'FRIENDS2026' } })
    screen.answer(privilegeTags, () => [
      { ...friends, shows: [] },
      { ...friends, tag: 'students', title: '学生' },
    ])
    await screen.press('重试')
    expect(screen.text()).toContain('目前没有相关演出')
    expect(screen.button('去选票')).toBeDefined()
  })
})
