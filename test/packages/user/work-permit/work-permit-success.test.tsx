import { permitDetail } from '@/api/permit'
import { displaySetting } from '@/api/shop-modules'
import WorkPermitSuccess from '@/packages/user/work-permit/work-permit-success/work-permit-success'
import { aPermit } from '../../../support/data/permit'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (permit: Parameters<typeof aPermit>[0]) => {
  screen = await openScreen(WorkPermitSuccess, {
    ...{ member: true, params: { permitId: 'WP1' } },
    answers: [
      [permitDetail, () => aPermit(permit)],
      [displaySetting, () => ({ hidden: [], offered: ['WORK_PERMIT'] })],
    ],
  })
}
const steps = () =>
  ['公司确认', '主办方审核', '工作证生效'].filter((step) => screen.text('[role=group]').includes(step))

it.each<[string, Parameters<typeof aPermit>[0], string[]]>([
  ['an application', { state: 'SUBMITTED' }, ['公司确认', '主办方审核']],
  ['a confirmed application', { state: 'CONFIRMED' }, ['公司确认', '主办方审核', '工作证生效']],
  [
    'an event without confirmation',
    { state: 'CONFIRMED', project: { isConfirmed: false } },
    ['主办方审核', '工作证生效'],
  ],
])('shows the steps of %s', async (_, permit, shown) => {
  await open(permit)
  expect(steps()).toEqual(shown)
})

it('loads again which modules the own pages offer', async () => {
  await open({})
  expect(screen.sentTo(displaySetting)).toHaveLength(1)
})

it('shows days in ranges, and replaces itself by the permit', async () => {
  await open({ days: ['2026-11-22', '2026-11-23', '2026-11-25', '2027-01-02'] })
  expect(screen.text()).toContain('11月22日 – 11月23日 · 11月25日 · 2027年1月2日')
  await screen.press('查看工作证')
  expect(screen.went).toContainEqual(['redirect', 'work-permit-records', { permitId: 'WP1' }])
})
