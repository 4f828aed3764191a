import { grabs } from '@/api/grabs'
import { showDynamic, showStatic } from '@/api/show'
import ShowDetail from '@/packages/show/show-detail/show-detail'
import { dynamic, facts, showOnSale } from '../../../support/data/show-on-sale'
import { NOW } from '../../../support/fake-clock'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (show: object, given: Given = {}) => {
  const opens = { ...dynamic, showDetailStatus: 'PRE_SALE', saleTime: NOW + 3_600_000 }
  const answers: typeof showOnSale = [
    ...showOnSale,
    [showDynamic, () => opens],
    [showStatic, () => ({ ...facts, ...show })],
    [grabs, () => [{ showId: 'S1' }]],
  ]
  screen = await openScreen(ShowDetail, { answers, params: { showId: 'S1' }, ...given })
}
const labels = () => screen.all('button').map(({ textContent }) => textContent)

test('invites a visitor to prepare an order before the sale', async () => {
  await open({})
  await screen.press('预约抢票')
  expect(screen.went).toEqual([['open', 'preload-ticket', { showId: 'S1' }]])
  expect(screen.sentTo(grabs)).toEqual([])
})

test('links a member to the prepared order', async () => {
  await open({}, { member: true })
  expect(labels()).toContain('去抢票')
  expect(labels()).not.toContain('预约抢票')
})

test.each([
  ['a partner sells the show', { seatPickType: 'SUPPORT_THIRD_PARTY' }, {}],
  ['the merchant redeems', {}, { config: { zhongzhi: true } }],
])('shows no notice if %s', async (_, show, given) => {
  await open(show, given)
  expect(labels()).not.toContain('预约抢票')
})
