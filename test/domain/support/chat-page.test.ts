import { chatPage } from '@/domain/support/chat-page'

const NO_VISITOR = { seatGroup: '', onlineCustomerId: '', userId: '', orderId: '', showId: '' }

test('adds user, agent group and order to the chat address', () => {
  const page = chatPage('https://www.sobot.com/chat/h5/v2/index.html?id=a', {
    seatGroup: 'g1',
    onlineCustomerId: 'c1',
    userId: 'U1',
    orderId: 'O1',
    showId: 'S1',
  })
  const { searchParams } = new URL(page)
  expect(Object.fromEntries(searchParams)).toEqual({
    id: 'a',
    partnerid: 'U1',
    groupid: 'g1',
    choose_adminid: 'c1',
    params: '{"orderId":"O1","showId":"S1"}',
  })
})

test('adds no parameters for a visitor who has no order', () => {
  expect(chatPage('https://chat.example/#/start', NO_VISITOR)).toBe('https://chat.example/#/start')
})

test('inserts encoded values before the fragment of the address', () => {
  expect(chatPage('https://chat.example/#/start', { ...NO_VISITOR, seatGroup: 'a&partnerid=U2#' })).toBe(
    'https://chat.example/?groupid=a%26partnerid%3DU2%23#/start',
  )
})
