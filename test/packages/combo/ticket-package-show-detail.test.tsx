import { comboDetail } from '@/api/combo'
import TicketPackageShowDetail from '@/packages/combo/ticket-package-show-detail/ticket-package-show-detail'
import { aCombo, aComboSession, aComboShow, fixedParts } from '../../support/data/combo'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (combo: object = {}, params: Record<string, string> = {}) => {
  screen = await openScreen(TicketPackageShowDetail, {
    params: { promotionId: 'CB1', showId: 'S2', ...params },
    answers: [[comboDetail, () => aCombo(combo)]],
  })
}

it('shows the price beside the single price, and the dates in the combo', async () => {
  await open()
  expect(screen.text()).toMatch(/套票内每张¥90 起单张原价¥100 起/)
  expect(screen.text()).toContain('11月24日 周二 10:00')
})

it('marks sold-out dates', async () => {
  const sold = aComboSession('S2M', 6, { status: 'SOLD_OUT', seatPlans: [] })
  const [part] = aCombo().parts
  const sessions = [aComboSession('S2N', 4), sold]
  await open({ parts: [{ ...part, shows: [part!.shows[0], aComboShow('S2', '乙', 4, { sessions })] }] })
  expect(screen.text()).toMatch(/11月26日 周四 10:00已售罄/)
})

it('takes the show into the choice of the address', async () => {
  await open({}, { chosen: 'P1.S1', quantity: '2' })
  await screen.press('加入套票')
  const target = { promotionId: 'CB1', chosen: 'P1.S1,P1.S2', quantity: '2' }
  expect(screen.went).toEqual([['open', 'ticket-package-show', target]])
})

it('leads to its sessions if no show is chosen', async () => {
  await open({ activityType: 'FIXED_SHOWS', parts: fixedParts() })
  await screen.press('加入套票')
  expect(screen.went).toEqual([['open', 'ticket-package-session', { promotionId: 'CB1', showId: 'S2' }]])
})

it('leads to the combo while it is not on sale', async () => {
  await open({ state: 'TO_COME' })
  await screen.press('查看套票')
  expect(screen.went).toEqual([['open', 'ticket-package-detail', { promotionId: 'CB1' }]])
})

it('leads to the combo if the show is not in it any more', async () => {
  await open({}, { showId: 'S9' })
  expect(screen.text()).toContain('这场演出已不在套票中')
  await screen.press('查看套票')
  expect(screen.went).toEqual([['redirect', 'ticket-package-detail', { promotionId: 'CB1' }]])
})

it('is not offered if it is sold out', async () => {
  const [part] = aCombo().parts
  const sold = aComboShow('S2', '乙', 4, { sessions: [aComboSession('S2N', 4, { seatPlans: [] })] })
  await open({ parts: [{ ...part, shows: [part!.shows[0], sold] }] })
  expect(screen.text()).toContain('这场演出已售罄')
  expect(screen.text()).not.toContain('加入套票')
})

it('leads to the choice if the part is full', async () => {
  await open({ parts: [{ ...aCombo().parts[0]!, most: 2 }] }, { chosen: 'P1.S1,P1.S3' })
  expect(screen.text()).toContain('已选满 2 场')
  await screen.press('选择演出')
  expect(screen.went).toEqual([['open', 'ticket-package-show', { promotionId: 'CB1', chosen: 'P1.S1,P1.S3' }]])
})
