import { createHoldSet } from '@/api/hold-set'
import { aCombo, aComboSession, aComboShow, fixedParts } from '../../support/data/combo'
import type { OpenScreen } from '../../support/open-screen'
import { openSession } from './open-session'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (...given: Parameters<typeof openSession>) => {
  screen = await openSession(...given)
}
const sent = () => screen.sentTo(createHoldSet).map(({ items }) => items)

it('limits the sets of the address to what a buyer may have', async () => {
  await open({}, { params: { quantity: '9' } })
  await screen.press('锁定座位')
  expect(sent()).toMatchObject([[{ quantity: 2 }, { quantity: 2 }]])
})

it('says what is missing instead of holding an incomplete choice', async () => {
  await open({}, { params: { chosen: 'P1.S1' } })
  await screen.press('锁定座位')
  expect(sent()).toEqual([])
  expect(screen.text()).toContain('还差 1 场')
})

it('moves to a sold-out show, and leads to the choice of shows', async () => {
  const sold = aComboShow('S2', '乙', 4, { sessions: [aComboSession('S2N', 4, { seatPlans: [] })] })
  const [part] = aCombo().parts
  await open({ parts: [{ ...part!, shows: [part!.shows[0]!, sold, part!.shows[2]!] }] })
  await screen.press('锁定座位')
  expect(document.activeElement?.textContent).toContain('乙')
  await screen.press('换一场演出')
  const chosen = 'P1.S1.S1N.S1NT,P1.S2'
  expect(screen.went).toEqual([['open', 'ticket-package-show', { promotionId: 'CB1', chosen }]])
})

it('offers no other shows in a combo of fixed shows', async () => {
  const parts = fixedParts()
  const sold = aComboShow('S2', '乙', 4, { sessions: [aComboSession('S2N', 4, { seatPlans: [] })] })
  await open({ activityType: 'FIXED_SHOWS', parts: [parts[0]!, { ...parts[1]!, shows: [sold] }] })
  expect(screen.text()).not.toContain('换一场演出')
  await screen.press('查看套票')
  expect(screen.went.at(-1)?.[1]).toBe('ticket-package-detail')
})
