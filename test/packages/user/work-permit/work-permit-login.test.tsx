import { joinCompany, permitCompany, workProject } from '@/api/permit'
import WorkPermitLogin from '@/packages/user/work-permit/work-permit-login/work-permit-login'
import { aPermitCompany, aWorkProject } from '../../../support/data/permit'
import { refused } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

interface Given {
  project?: object
  company?: object | null
  params?: Record<string, string>
  member?: boolean
}

const open = async ({ project, company = null, params = { projectCode: 'TIDAL26' }, member = true }: Given = {}) => {
  screen = await openScreen(WorkPermitLogin, {
    ...{ member, params },
    answers: [
      [workProject, () => aWorkProject(project)],
      [permitCompany, () => ({ company })],
      [joinCompany, () => aPermitCompany()],
    ],
  })
}

it('joins the company of a code, and opens the application of its event', async () => {
  await open({ params: {} })
  await screen.type(screen.find('input'), ' light 7k2m ')
  await screen.press('加入公司')
  expect(screen.sentTo(joinCompany)).toEqual([{ companyCode: 'light 7k2m' }])
  expect(screen.went).toContainEqual(['open', 'work-permit-apply', { projectCode: 'TIDAL26' }])
})

it('opens the application of a company that was joined before', async () => {
  await open({ company: aPermitCompany() })
  await screen.press('申请工作证')
  expect(screen.went).toContainEqual(['open', 'work-permit-apply', { projectCode: 'TIDAL26' }])
})

it('asks a visitor to log in before the code', async () => {
  await open({ member: false })
  expect(screen.all('input')).toEqual([])
  await screen.press('登录并继续')
  expect(screen.went.flat()).toContain('openLogin')
})

it('shows that the company is full', async () => {
  await open({ company: aPermitCompany({ left: [{ roleId: 'stage', count: 0 }] }) })
  expect(screen.text()).toContain('你的公司名额已满')
})

it.each(['CLOSED', 'NOT_YET'])('links to the permits while the window is %s', async (phase) => {
  await open({ project: { phase } })
  expect(screen.all('input')).toEqual([])
  await screen.press('我的工作证')
  expect(screen.went).toContainEqual(['open', 'work-permit-records'])
})

it('links to the permits from an unknown event', async () => {
  screen = await openScreen(WorkPermitLogin, {
    ...{ member: true, params: { projectCode: 'NONE' }, answers: [[workProject, refused('', 404)]] },
  })
  expect(screen.text()).toContain('没有找到这个活动')
  await screen.press('我的工作证')
  expect(screen.went).toContainEqual(['open', 'work-permit-records'])
})
