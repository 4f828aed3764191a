import { openShowDetail } from '@/api/open-show'
import { registrations } from '@/api/registration'
import OpenShow from '@/packages/open-show/open-show/open-show'
import OpenShowList from '@/packages/open-show/open-show-list/open-show-list'
import { anOpenShow, aRegistration, aShowSession } from '../../support/data/open-show'
import { NOW } from '../../support/fake-clock'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const DAY = 86_400_000
let screen: OpenScreen
afterEach(() => screen.unmount())
const page = (items: object[]) => ({ items, total: items.length, last: true })

describe('an open show', () => {
  const open = async (show: object = {}, own: object[] = [], more: object = {}) => {
    screen = await openScreen(OpenShow, {
      ...{ member: own.length > 0, params: { showId: 'OS1' }, ...more },
      answers: [
        [openShowDetail, () => anOpenShow(show)],
        [registrations, () => page(own)],
      ],
    })
  }

  it('shows sessions with places, how they are given, and rules', async () => {
    await open({ giving: 'DRAW', decidesAt: NOW + 2 * DAY })
    const facts = ['11月23日 周一 10:00', '可报名', '余 4', '11月22日 10:00 抽签', '年满 16 周岁', '开场前 24 小时']
    expect(facts.filter((fact) => screen.text().includes(fact))).toEqual(facts)
  })

  it('leads to the registration while the window is open', async () => {
    await open()
    await screen.press('立即报名')
    expect(screen.went).toContainEqual(['open', 'open-show-form', { showId: 'OS1' }])
  })

  it.each([
    ['is full', { sessions: [aShowSession({ state: 'FULL' })] }, '名额已满'],
    ['is closed', { phase: 'CLOSED' }, '报名已截止'],
    ['is canceled', { phase: 'CANCELED' }, '活动已取消'],
  ])('offers other shows if it %s', async (_, show, state) => {
    await open(show)
    expect(screen.text()).toContain(state)
    await screen.press('看看其他演出')
    expect(screen.went.flat()).toContain('all')
  })

  it('adds the opening of the window to the calendar', async () => {
    const addToCalendar = jest.fn(async () => ({ kind: 'done' as const }))
    await open({ phase: 'NOT_YET', opensAt: NOW + DAY }, [], { host: { addToCalendar } })
    await screen.press('加入日历提醒')
    expect(addToCalendar).toHaveBeenCalledWith(expect.objectContaining({ startsAt: NOW + DAY, title: '公开联排' }))
  })

  it('leads to the own registration, but not to a canceled one', async () => {
    await open({}, [aRegistration()])
    await screen.press('查看我的报名')
    expect(screen.went).toContainEqual(['open', 'open-show-detail', { registrationId: 'RG1' }])
    screen.unmount()
    await open({}, [aRegistration({ state: 'CANCELED' })])
    expect(screen.button('立即报名')).toBeDefined()
  })

  it('loads again when its window closes', async () => {
    await open()
    screen.answer(openShowDetail, () => anOpenShow({ phase: 'CLOSED' }))
    await screen.wait(DAY + 3_000)
    expect(screen.text()).toContain('报名已截止')
  })

  it('leads from an unknown show to other shows', async () => {
    await open()
    screen.unmount()
    screen = await openScreen(OpenShow, { params: { showId: 'X' }, answers: [[openShowDetail, refused('', 404)]] })
    expect(screen.text()).toContain('没有找到这个活动')
  })
})

describe('the registrations', () => {
  it('are coming ones first, then the chosen part', async () => {
    screen = await openScreen(OpenShowList, {
      ...{ member: true, answers: [[registrations, () => page([aRegistration()])]] },
    })
    expect(screen.all('[role=listitem]').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/公开联排.*11月23日 周一 10:00 · 1 人报名成功/),
    ])
    await screen.press('历史')
    await screen.press('公开联排')
    expect(screen.sentTo(registrations).map(({ state }) => state)).toEqual(['COMING', 'PAST'])
    expect(screen.went).toContainEqual(['open', 'open-show-detail', { registrationId: 'RG1' }])
  })
})
