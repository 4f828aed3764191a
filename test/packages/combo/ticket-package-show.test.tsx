import { comboDetail } from '@/api/combo'
import TicketPackageShow from '@/packages/combo/ticket-package-show/ticket-package-show'
import { aCombo, aComboSession, aComboShow, fixedParts } from '../../support/data/combo'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (chosen = '', combo: object = {}) => {
  const params = { promotionId: 'CB1', ...(chosen && { chosen }) }
  screen = await openScreen(TicketPackageShow, { params, answers: [[comboDetail, () => aCombo(combo)]] })
}

const boxes = () => screen.all('[role=checkbox]')
const toggle = async (name: string) => {
  const box = boxes().find((each) => each.textContent?.includes(name))
  await screen.tap(box!)
}
const checked = () => boxes().map((each) => each.getAttribute('aria-checked') === 'true')

it('counts the chosen shows, and opens their sessions once the set is whole', async () => {
  await open()
  expect(screen.text()).toContain('已选 0 场，至少选 2 场')
  await screen.press('选择场次')
  expect(screen.went).toEqual([])
  expect(screen.text()).toMatch(/还差 2 场.*还差 2 场/)
  await toggle('甲')
  expect(screen.text()).toContain('还差 1 场')
  await toggle('丙')
  expect(screen.text()).toContain('已选 2 场，可以下单')
  await screen.press('选择场次')
  expect(screen.went).toEqual([['open', 'ticket-package-session', { promotionId: 'CB1', chosen: 'P1.S1,P1.S3' }]])
})

it('shows what one more show saves', async () => {
  await open('P1.S1,P1.S2')
  // Two cost ¥180, three ¥240: ¥40 more are saved.
  expect(screen.text()).toContain('再选 1 场，可多省 ¥40')
})

it('shows the price of each show beside the others', async () => {
  await open('P1.S1,P1.S2')
  expect(screen.text()).toMatch(/丙.*套票内每张 ¥80 起/)
})

it('restores the choice of the address without unknown shows', async () => {
  await open('P1.S2,P1.S9,P2.S1,x')
  expect(checked()).toEqual([false, true, false])
})

it('limits the shows of the address to the number of the part', async () => {
  await open('P1.S1,P1.S2,P1.S3', { parts: [{ ...aCombo().parts[0]!, most: 2 }] })
  expect(checked()).toEqual([true, true, false])
})

it('removes a show, and refuses more shows than allowed', async () => {
  await open('P1.S1,P1.S2', { parts: [{ ...aCombo().parts[0]!, most: 2 }] })
  expect(screen.text()).toContain('已选满 2 场')
  await toggle('丙')
  expect(checked()).toEqual([true, true, false])
  await toggle('甲')
  expect(checked()).toEqual([false, true, false])
})

it('names the reason why a show cannot be chosen, and drops it from the choice', async () => {
  const canceled = aComboSession('S1N', 3, { status: 'CANCELED', seatPlans: [] })
  const [part] = aCombo().parts
  const shows = [aComboShow('S1', '甲', 3, { status: 'CANCELED', sessions: [canceled] }), ...part!.shows.slice(1)]
  await open('P1.S1,P1.S2', { parts: [{ ...part, shows }] })
  expect(screen.text()).toContain('甲已取消')
  await toggle('甲')
  expect(checked()).toEqual([false, true, false])
})

it('warns of shows at the same time, but allows them', async () => {
  const [part] = aCombo().parts
  const shows = [...part!.shows.slice(0, 2), aComboShow('S3', '丙', 3)]
  await open('P1.S1,P1.S3', { parts: [{ ...part, shows }] })
  expect(screen.text()).toContain('《甲》与《丙》时间重叠')
  await screen.press('选择场次')
  expect(screen.went).toHaveLength(1)
})

it('goes straight to the sessions of fixed shows', async () => {
  await open('', { activityType: 'FIXED_SHOWS', parts: fixedParts() })
  expect(screen.went).toEqual([['redirect', 'ticket-package-session', { promotionId: 'CB1' }]])
})

it('leads back from a combo that is not on sale', async () => {
  await open('', { state: 'OVER' })
  expect(screen.text()).toContain('套票已停售')
  await screen.press('查看套票')
  expect(screen.went).toEqual([['redirect', 'ticket-package-detail', { promotionId: 'CB1' }]])
})
