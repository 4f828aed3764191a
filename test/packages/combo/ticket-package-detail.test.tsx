import { comboDetail } from '@/api/combo'
import TicketPackageDetail from '@/packages/combo/ticket-package-detail/ticket-package-detail'
import { fen } from '@/domain/money'
import { aCombo, aComboSession, aComboShow, fixedParts } from '../../support/data/combo'
import { NOW } from '../../support/fake-clock'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (combo: object = {}, host = {}) => {
  const params = { promotionId: 'CB1' }
  screen = await openScreen(TicketPackageDetail, { params, answers: [[comboDetail, () => aCombo(combo)]], host })
}

it('shows the lowest price with its saving, and the price table', async () => {
  await open()
  expect(screen.text()).toMatch(/180.*省 ¥20/)
  expect(screen.text()).toMatch(/满 2 场9 折.*满 3 场8 折/)
  expect(screen.text()).toContain('任选 2 至 3 场')
})

it('leads to the choice of shows', async () => {
  await open()
  await screen.press('选择演出')
  expect(screen.went).toEqual([['open', 'ticket-package-show', { promotionId: 'CB1' }]])
})

it('leads to the sessions if no show is chosen', async () => {
  await open({ activityType: 'FIXED_SHOWS', parts: fixedParts() })
  await screen.press('选择场次')
  expect(screen.went).toEqual([['open', 'ticket-package-session', { promotionId: 'CB1' }]])
})

it('leads to a show within the combo', async () => {
  await open()
  await screen.press('乙')
  expect(screen.went).toEqual([['open', 'ticket-package-show-detail', { promotionId: 'CB1', showId: 'S2' }]])
})

it('leaves sold-out shows out of the lowest price', async () => {
  const plan = { seatPlanId: 'X', seatPlanName: '', groupId: '', singlePrice: fen(1_000), status: 'SOLD_OUT' as const }
  const sold = aComboShow('S4', '丁', 2, { sessions: [aComboSession('S4N', 2, { seatPlans: [plan] })] })
  const [part] = aCombo().parts
  await open({ parts: [{ ...part, shows: [sold, ...part!.shows] }] })
  expect(screen.text()).toMatch(/180.*省 ¥20/)
  expect(screen.text()).toContain('丁已售罄')
})

it('shows how many sets are left', async () => {
  await open({ remaining: 3 })
  expect(screen.text()).toContain('仅剩 3 套')
})

it('does not count the sets of a small total from the start', async () => {
  await open({ remaining: 5 })
  expect(screen.text()).not.toContain('仅剩')
})

it('names a total that is used up', async () => {
  await open({ state: 'SOLD_OUT', remaining: 0 })
  expect(screen.text()).toContain('已全部售出')
})

it('adds the start of the sale to the calendar', async () => {
  const added: unknown[] = []
  const addToCalendar = async (event: unknown) => {
    added.push(event)
    return { kind: 'done' as const }
  }
  await open({ state: 'TO_COME', saleTime: NOW + 60_000 }, { addToCalendar })
  await screen.press('开售提醒我')
  expect(added).toMatchObject([{ title: '音乐季套票', startsAt: NOW + 60_000 }])
})

it('opens the choice when the sale begins', async () => {
  await open({ state: 'TO_COME', saleTime: NOW + 60_000 })
  screen.answer(comboDetail, () => aCombo())
  await screen.wait(63_000)
  await screen.press('选择演出')
  expect(screen.went).toHaveLength(1)
})

it.each([
  ['SOLD_OUT', '已售罄'],
  ['OVER', '已结束'],
])('offers other shows for a combo that is %s', async (state, word) => {
  await open({ state })
  expect(screen.text()).toContain(word)
  await screen.press('去看演出')
  expect(screen.went).toEqual([['switchTab', 'all']])
})

it('offers other shows for an unknown combo', async () => {
  screen = await openScreen(TicketPackageDetail, {
    params: { promotionId: 'CB9' },
    answers: [[comboDetail, refused('', 404)]],
  })
  expect(screen.text()).toContain('未找到该套票')
})
