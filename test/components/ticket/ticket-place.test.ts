import { unitText } from '@/components/after-sale/unit-text'
import { ticketPlace } from '@/components/ticket/ticket-place'
import { texts } from '@/locales/texts'

describe('the label of a ticket’s seat or number', () => {
  it.each([
    ['its seat', ['7 排 15 座'], [3], '7 排 15 座', '7 排 15 座'],
    ['its number if the seat is unknown', [''], [3], '第 3 张', 'Ticket\u00a03'],
    ['the numbers of a bundle', [], [3, 4], '第 3、4 张', 'Tickets\u00a03, 4'],
    ['the seats of a bundle', ['A', 'B'], [3, 4], 'A、B', 'A; B'],
    ['nothing if seat and number are unknown', [], [], '', ''],
  ])('shows %s', async (_name, seats, numbers, chinese, english) => {
    await texts.setLanguage('en-US')
    expect(ticketPlace(seats, numbers, texts.translator())).toBe(english)
    await texts.setLanguage('zh-CN')
    expect(ticketPlace(seats, numbers, texts.translator())).toBe(chinese)
  })

  it('follows the tier name in the text of a unit', async () => {
    await texts.setLanguage('zh-CN')
    const unit = { seatPlanName: '自由席', count: 1, numbers: [2], labels: [] }
    expect(unitText(unit, texts.translator())).toBe('自由席\u00a0· 第 2 张')
  })
})
