import { ticketStubs } from '@/api/ticket-stub'
import TicketStubList from '@/packages/shop/ticket-stub-list/ticket-stub-list'
import { aStub } from '../../../support/data/ticket-stub'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (answer: Answer) => {
  screen = await openScreen(TicketStubList, { member: true, answers: [[ticketStubs, answer]] })
}
const page = (items: object[], last = true) => ({ items, total: items.length, last })
const rows = () => screen.all('[role=listitem]').map(({ textContent }) => textContent)

it('lists attended shows in the gateway’s order, with date, place and number of tickets', async () => {
  await open(() => page([aStub(), aStub({ voucherId: 'V2', showName: '雨夜', qty: 1, cityName: '深圳' })]))
  expect(rows()).toEqual(['2026年3月1日潮声上海\u00a0· 港湾剧院2 张', '2026年3月1日雨夜深圳\u00a0· 港湾剧院'])
  await screen.press('雨夜')
  expect(screen.went).toContainEqual(['open', 'ticket-stub-print', { id: 'V2' }])
})

it('links to the shows when the list is empty', async () => {
  await open(() => page([]))
  expect(screen.text()).toContain('还没有票根')
  await screen.press('去看演出')
  expect(screen.went.flat()).toContain('all')
})

it('shows an error, and loads again on request', async () => {
  await open(offline)
  screen.answer(ticketStubs, () => page([aStub()]))
  await screen.press('重试')
  expect(rows()).toHaveLength(1)
})
