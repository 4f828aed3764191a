import { groupTicketCode } from '@/domain/ticket/ticket-code'

it.each([
  ['826011753394', '8260 1175 3394'],
  ['82601', '8260 1'],
  ['8260 1175', '8260 1175'],
  ['', ''],
])('formats the ticket code “%s” as “%s”', (code, shown) => {
  expect(groupTicketCode(code)).toBe(shown)
})
