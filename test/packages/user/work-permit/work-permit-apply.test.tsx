import { formDefinition } from '@/api/form'
import { changePermit, createPermit, joinCompany, permitCompany, permitDetail, workProject } from '@/api/permit'
import { PERMIT_CODES } from '@/domain/business-codes/permit'
import WorkPermitApply from '@/packages/user/work-permit/work-permit-apply/work-permit-apply'
import { keys } from '@/platform/storage/keys'
import { aPermit, aPermitCompany, aPermitForm, aWorkProject } from '../../../support/data/permit'
import { offline, refused } from '../../../support/fake-gateway'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const field = (label: string): HTMLElement =>
  screen.find(`input[aria-label="${label}"], textarea[aria-label="${label}"]`)
const agree = () => screen.tap(screen.find('[role=checkbox]'))

describe('an application', () => {
  const open = async (
    project: object = {},
    company: object | null = aPermitCompany(),
    member = true,
    before?: Given['before'],
  ) => {
    screen = await openScreen(WorkPermitApply, {
      ...{ member, before, params: { projectCode: 'TIDAL26' } },
      answers: [
        [workProject, () => aWorkProject(project)],
        [permitCompany, () => ({ company })],
        [formDefinition, aPermitForm],
        [createPermit, () => aPermit({ state: 'SUBMITTED' })],
        [joinCompany, () => aPermitCompany()],
      ],
    })
  }
  const send = async (): Promise<string> => {
    await screen.press('提交申请')
    return screen.toast()
  }
  const fillIn = async () => {
    await screen.type(field('姓名'), '林晚')
    await screen.type(field('职务'), '灯光')
  }

  it('names missing parts in their order before it sends', async () => {
    await open({}, null)
    const first = await send()
    await screen.type(field('公司代码'), 'light-7k2m')
    screen.answer(permitCompany, () => ({ company: aPermitCompany() }))
    await screen.press('加入公司')
    const second = await send()
    await screen.press('全选')
    const third = await send()
    expect([first, second, third]).toEqual(['请先输入公司代码', '请至少选择一天', '请先同意须知'])
    expect(screen.sentTo(createPermit)).toEqual([])
  })

  it('sends the zones of the role, and opens the result', async () => {
    await open()
    await screen.press('全选')
    await agree()
    await fillIn()
    await send()
    expect(screen.sentTo(createPermit)).toMatchObject([
      {
        ...{ roleId: 'stage', days: ['2026-11-22', '2026-11-23'], zoneIds: ['stage'], zoneReason: '' },
        answers: { application: { name: '林晚', job: '灯光' } },
      },
    ])
    expect(screen.went).toContainEqual(['redirect', 'work-permit-success', { permitId: 'WP1' }])
  })

  it('continues with role, days and zones after the buyer went back', async () => {
    const stored = () => screen.services.platform.storage.read(keys.permitChoice, screen.stores.user.userId)
    const both = aPermitCompany({ left: [] })
    await open({}, both)
    await screen.press('餐饮服务')
    await screen.press('全选')
    await screen.press('A舞台')
    const choice = stored()
    screen.unmount()
    const goBack: Given['before'] = ({ platform, stores }) =>
      void platform.storage.write(keys.permitChoice, choice!, stores.user.userId)
    await open({ days: ['2026-11-23'] }, both, true, goBack)
    await agree()
    await fillIn()
    await screen.type(field('为什么需要其他区域？'), '送水')
    await send()
    expect(screen.sentTo(createPermit)).toMatchObject([
      { roleId: 'food', days: ['2026-11-23'], zoneIds: ['hall', 'stage'], zoneReason: '送水' },
    ])
    expect(stored()).toBeUndefined()
  })

  it('needs a reason for zones beyond the role', async () => {
    await open()
    await screen.press('全选')
    await agree()
    await screen.press('观众厅')
    expect(await send()).toBe('请说明为什么需要其他区域')
  })

  it('offers no role without a place in the company', async () => {
    await open(
      {},
      aPermitCompany({
        left: [
          { roleId: 'stage', count: 0 },
          { roleId: 'food', count: 1 },
        ],
      }),
    )
    const chosen = screen.all('[aria-pressed=true]').map(({ textContent }) => textContent)
    expect(chosen[0]).toContain('餐饮服务')
    expect(screen.text()).toContain('已满')
  })

  it('loads the places again after a refusal', async () => {
    await open()
    screen.answer(createPermit, refused('岗位名额不足', PERMIT_CODES.permitRoleFull))
    await screen.press('全选')
    await agree()
    await fillIn()
    const before = screen.sentTo(permitCompany).length
    await send()
    expect(screen.text()).toContain('岗位名额不足')
    expect(screen.sentTo(permitCompany)).toHaveLength(before + 1)
  })

  it('sends the same key again after a lost connection, and loads nothing else', async () => {
    await open()
    screen.answer(createPermit, offline)
    await screen.press('全选')
    await agree()
    await fillIn()
    const before = screen.sentTo(workProject).length
    await send()
    expect(screen.sentTo(workProject)).toHaveLength(before)
    expect(screen.find('#form--problem').textContent).not.toBe('')
    screen.answer(createPermit, () => aPermit({ state: 'SUBMITTED' }))
    await send()
    const [first, second] = screen.sentTo(createPermit)
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
  })

  it('opens the event of another company’s code', async () => {
    await open({}, null)
    screen.answer(joinCompany, () => aPermitCompany({ projectCode: 'MARKET26' }))
    await screen.type(field('公司代码'), 'booth-5m3r')
    await screen.press('加入公司')
    expect(screen.went).toContainEqual(['redirect', 'work-permit-apply', { projectCode: 'MARKET26' }])
  })

  it('shows a wrong code and an empty one at the field', async () => {
    await open({}, null)
    await screen.press('加入公司')
    expect(screen.text()).toContain('请先输入公司代码')
    screen.answer(joinCompany, refused('代码不正确', PERMIT_CODES.companyCodeWrong))
    await screen.type(field('公司代码'), 'x')
    await screen.press('加入公司')
    expect(screen.text()).toContain('代码不正确')
    expect(screen.question()).toBe('')
  })

  it('asks a visitor to log in before the form, and keeps the chosen days', async () => {
    await open({}, null, false)
    expect(screen.all('input')).toEqual([])
    await screen.press('全选')
    await screen.press('登录并继续')
    expect(screen.went.flat()).toContain('openLogin')
    await screen.logIn()
    expect(screen.all('[aria-pressed=true]').map(({ textContent }) => textContent)).toContain('11月22日')
    expect(field('姓名')).toBeTruthy()
  })

  it.each<[string, Parameters<typeof open>]>([
    ['is over', [{ phase: 'CLOSED' }]],
    ['has not begun', [{ phase: 'NOT_YET' }]],
  ])('links to another code if the window %s', async (_, args) => {
    await open(...args)
    await screen.press('输入公司代码')
    expect(screen.went.flat()).toContain('work-permit-login')
  })
})

describe('a change', () => {
  const changes = { fieldIds: ['job'], reason: 'OTHER', note: '请填写具体工种' }
  const answers = [
    { fieldId: 'name', value: '林晚', deletedOn: '2026-12-30' },
    { fieldId: 'job', value: '灯光', deletedOn: '2026-12-30' },
  ]
  const open = async (permit: Record<string, unknown> = {}) => {
    screen = await openScreen(WorkPermitApply, {
      ...{ member: true, params: { permitId: 'WP1' } },
      answers: [
        [permitDetail, () => aPermit({ state: 'NEEDS_CHANGE', version: 4, changes, answers, ...permit })],
        [formDefinition, aPermitForm],
        [changePermit, () => aPermit({ state: 'CONFIRMED' })],
      ],
    })
  }

  it('shows the reason, and sends the named fields only', async () => {
    await open()
    expect(screen.text()).toContain('请填写具体工种')
    expect(screen.all('input').map((input) => input.getAttribute('aria-label'))).toEqual(['职务'])
    await screen.type(field('职务'), '灯光师')
    await screen.press('提交修改')
    expect(screen.sentTo(changePermit)).toMatchObject([{ version: 4, answers: { application: { job: '灯光师' } } }])
    expect(screen.went).toContainEqual(['redirect', 'work-permit-success', { permitId: 'WP1' }])
  })

  it('links to the permit if nothing is to change', async () => {
    await open({ state: 'CONFIRMED', changes: null })
    await screen.press('查看工作证')
    expect(screen.went).toContainEqual(['open', 'work-permit-records', { permitId: 'WP1' }])
  })
})
