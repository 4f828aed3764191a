import { attendees } from '@/api/attendee'
import { vouchers } from '@/api/voucher'
import Audience from '@/packages/user/attendee/audience/audience'
import TicketHolder from '@/pages/ticket/ticket'
import { taroRouter } from '@/router/host-router'
import { pendingRefresh } from '@/router/pending-refresh'
import { openScreen, type OpenScreen } from '../../support/open-screen'

const ticket = (showName: string) => ({ voucherId: 'V1', showName, showTime: 0, venueName: '', qty: 1 })
const page = (...items: object[]) => ({ items, total: items.length, last: true })
const person = (name: string) => ({ audienceId: 'A1', name })

/** Goes back to a screen that has to refresh. */
const comeBack = async (screen: OpenScreen): Promise<void> => {
  await screen.happen('useDidHide')
  pendingRefresh.request('the screen that is left')
  await screen.happen('useDidShow')
}

describe('a screen that is returned to by "go back and refresh"', () => {
  let screen: OpenScreen
  beforeEach(() => void jest.spyOn(taroRouter, 'pageKey').mockReturnValue('the screen one comes back to'))
  afterEach(() => {
    screen.unmount()
    pendingRefresh.clear()
    jest.restoreAllMocks()
  })

  test('the tickets are loaded again and are not mounted twice', async () => {
    screen = await openScreen(TicketHolder, { member: true, answers: [[vouchers, () => page(ticket('Before'))]] })
    const panel = screen.find('[role=tabpanel]')
    expect(panel.textContent).toContain('Before')
    screen.answer(vouchers, () => page(ticket('After')))
    await comeBack(screen)
    expect(screen.find('[role=tabpanel]')).toBe(panel)
    expect(panel.textContent).toContain('After')
  })

  test('the attendees are loaded again and are not mounted twice', async () => {
    screen = await openScreen(Audience, { member: true, answers: [[attendees, () => [person('Before')]]] })
    const main = screen.find('[role=main]')
    const [row] = main.children
    expect(main.textContent).toContain('Before')
    screen.answer(attendees, () => [person('After')])
    await comeBack(screen)
    expect(main.children[0]).toBe(row)
    expect(main.textContent).toContain('After')
  })

  test('the refresh is run once', async () => {
    screen = await openScreen(TicketHolder, { member: true, answers: [[vouchers, () => page()]] })
    await comeBack(screen)
    expect(pendingRefresh.isFor(() => 'another screen')).toBe(false)
  })
})
