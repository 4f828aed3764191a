import { attendees } from '@/api/attendee'
import { vouchers } from '@/api/voucher'
import Audience from '@/packages/user/attendee/audience/audience'
import TicketHolder from '@/pages/ticket/ticket'
import { taroRouter } from '@/router/host-router'
import { anAttendee } from '../../support/data/attendee'
import { aPage } from '../../support/data/page'
import { aVoucher } from '../../support/data/voucher'
import { openScreen, type OpenScreen } from '../../support/open-screen'

/** Goes back to a screen for which a refresh is pending. */
const comeBack = async (screen: OpenScreen): Promise<void> => {
  await screen.happen('useDidHide')
  screen.services.pendingRefresh.request('the screen that is left')
  await screen.happen('useDidShow')
}

describe('a screen with a pending refresh', () => {
  let screen: OpenScreen
  beforeEach(() => void jest.spyOn(taroRouter, 'pageKey').mockReturnValue('the screen one comes back to'))
  afterEach(() => {
    screen.unmount()
    jest.restoreAllMocks()
  })

  test('reloads the tickets in place, without a new mount of the list', async () => {
    screen = await openScreen(TicketHolder, {
      member: true,
      answers: [[vouchers, () => aPage([aVoucher({ showName: 'Before' })])]],
    })
    const list = screen.find('[role=list]')
    expect(list.textContent).toContain('Before')
    screen.answer(vouchers, () => aPage([aVoucher({ showName: 'After' })]))
    await comeBack(screen)
    expect(screen.find('[role=list]')).toBe(list)
    expect(list.textContent).toContain('After')
  })

  test('reloads the attendees in place, without a new mount of the list', async () => {
    screen = await openScreen(Audience, {
      member: true,
      answers: [[attendees, () => [anAttendee('A1', { name: 'Before' })]]],
    })
    const main = screen.find('[role=main]')
    const [row] = main.children
    expect(main.textContent).toContain('Before')
    screen.answer(attendees, () => [anAttendee('A1', { name: 'After' })])
    await comeBack(screen)
    expect(main.children[0]).toBe(row)
    expect(main.textContent).toContain('After')
  })

  test('reloads only once per pending refresh', async () => {
    screen = await openScreen(TicketHolder, { member: true, answers: [[vouchers, () => aPage([])]] })
    await comeBack(screen)
    expect(screen.services.pendingRefresh.isFor(() => 'another screen')).toBe(false)
  })
})
