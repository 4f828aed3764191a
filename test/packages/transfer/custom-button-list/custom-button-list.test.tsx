import { type TicketButton, ticketButtons } from '@/api/ticket-button'
import CustomButtonList from '@/packages/transfer/custom-button-list/custom-button-list'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const button = (title: string, target: TicketButton['target']): TicketButton => ({
  ...{ buttonId: title, title, note: '', icon: 'bus', target },
})

let screen: OpenScreen
afterEach(() => screen.unmount())
const open = async (list: TicketButton[]) => {
  screen = await openScreen(CustomButtonList, {
    member: true,
    params: { showId: 'S1' },
    answers: [[ticketButtons, () => list]],
  })
}

test('opens the target of each button', async () => {
  await open([
    button('剧院导览', { kind: 'VENUE_DETAIL', params: { venueId: 'V01' } }),
    button('热卖', { kind: 'HOT_BUY_LIST', params: {} }),
  ])
  await screen.press('剧院导览')
  await screen.press('热卖')
  expect(screen.went).toEqual([
    ['open', 'venue', { venueId: 'V01' }],
    ['open', 'hot-ticket'],
  ])
})

test('links to the show if there are no buttons', async () => {
  await open([])
  await screen.press('看看这场演出')
  expect(screen.went).toEqual([['open', 'show-detail', { showId: 'S1' }]])
})
