import MemberCompare from '@/packages/user/member/member-compare/member-compare'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { levelAnswers } from './answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (config: object, member = true) => {
  screen = await openScreen(MemberCompare, { member, config, answers: levelAnswers() })
}
const rows = () => screen.all('[role=row]').map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the comparison of levels', () => {
  it('is a table with the rights, thresholds and prices of all levels', async () => {
    await open({ isShowPrivilegeCompare: true })
    expect(rows()).toEqual([
      ['会员权益', '银灯会员', '金灯会员我的', '白金灯会员'],
      ['会员价', '9.8 折', '9.5 折', '9.2 折'],
      ['生日礼包', '–无', '每年一份', '每年一份'],
      ['成长值', '1000', '5000', '20,000'],
      ['价格', '¥99 / 年', '¥299 / 年', '凭成长值达到'],
    ])
    const roles = (role: string) => screen.all(`[role=table] [role=${role}]`).length
    expect(['columnheader', 'rowheader', 'cell'].map(roles)).toEqual([4, 4, 12])
    expect(screen.find('[role=region][tabindex="0"]').getAttribute('aria-label')).toBe('权益对比')
    await screen.press('银灯会员')
    expect(screen.went).toEqual([['open', 'member-center', { level: '1' }]])
  })

  it('marks no level for a visitor', async () => {
    await open({ isShowPrivilegeCompare: true }, false)
    expect(screen.text()).not.toContain('我的')
  })

  it('is not shown if the merchant disables it', async () => {
    await open({})
    expect(screen.all('[role=table]')).toEqual([])
    await screen.press('会员中心')
    expect(screen.went).toEqual([['open', 'member-center']])
  })
})
