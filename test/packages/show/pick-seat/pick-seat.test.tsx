import { cardCover } from '@/api/card'
import { holdSeats } from '@/api/seats'
import screen from '@/packages/show/pick-seat/pick-seat'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'
import { seatGateway } from '../../../support/seat-gateway'

const LINES = ['......', '..xx..:1', '', 'wc..rr:2']

const open = async (given: Given = {}, lines: readonly string[] = LINES) => {
  const gateway = seatGateway(lines)
  // jsdom has no canvas, so the screen looks as on a host without a canvas.
  const mountCanvas = () => Promise.resolve({ kind: 'unsupported' } as const)
  const { answers } = gateway
  const shown = await openScreen(screen, {
    params: { showId: 'S1' },
    answers,
    member: true,
    host: { mountCanvas },
    ...given,
  })
  await shown.settle()
  await shown.settle()
  return { ...shown, ...gateway, screen: shown }
}

let opened: OpenScreen | null = null
const show = async (...given: Parameters<typeof open>) => {
  const shown = await open(...given)
  opened = shown.screen
  return shown
}
afterEach(() => {
  opened?.unmount()
  opened = null
})

describe('the seat screen without a map', () => {
  test('shows the list and the reason', async () => {
    const { text, all } = await show()
    expect(text()).toContain('这台设备无法显示座位图')
    expect(all('canvas')).toEqual([])
    expect(all('[role=tab]')).toEqual([])
  })

  test('opens the order after a choice by section, row and seat', async () => {
    const { press, button, sentTo, went } = await show()
    await press('A 区')
    await press('1 排')
    expect(button('A 区 1 排 1 座、¥680、可选').getAttribute('aria-pressed')).toBe('false')
    await press('A 区 1 排 1 座、¥680、可选')
    await press('A 区 1 排 2 座、¥680、可选')
    expect(button('A 区 1 排 2 座、¥680、已选').getAttribute('aria-pressed')).toBe('true')
    await press('确认选座 · 2 座 ¥1360')
    expect(sentTo(holdSeats)).toMatchObject([{ seatIds: ['A-1-1', 'A-1-2'] }])
    expect(went.at(-1)?.slice(0, 2)).toEqual(['open', 'confirm-order'])
  })

  test('disables taken seats', async () => {
    const { press, button } = await show()
    await press('A 区')
    await press('2 排')
    expect(button('A 区 2 排 3 座、¥380、已售')).toMatchObject({ disabled: true })
  })

  test('opens one row at a time', async () => {
    const { press, all } = await show()
    await press('A 区')
    await press('1 排')
    await press('2 排')
    expect(all('[aria-expanded=true]')).toHaveLength(2)
    await press('B 区')
    // The section has only one row, which is already open.
    expect(all('[aria-expanded=true]')).toHaveLength(2)
  })

  test('finds and labels wheelchair places and restricted views', async () => {
    const { press, button, text } = await show()
    await press('轮椅位')
    expect(text()).not.toContain('A 区')
    await press('B 区')
    expect(button('B 区 1 排 1 座、轮椅位、¥180、可选')).toBeDefined()
    await press('视线受阻')
    expect(button('B 区 1 排 5 座、视线受阻、¥180、可选')).toBeDefined()
  })

  test('shows only the seats of a chosen price', async () => {
    const { press, text } = await show()
    await press('档位2')
    expect(text()).not.toContain('A 区')
    await press('显示全部')
    expect(text()).toContain('A 区')
  })

  test('selects the best seats in one tap', async () => {
    const { press, text } = await show()
    await press('最佳 2 连座')
    expect(text()).toContain('确认选座 · 2 座')
    expect(text()).toMatch(/A 区 1 排 \d 座/)
  })

  test('reports a single seat left over, and corrects the choice in one tap', async () => {
    const { press, text } = await show()
    await press('A 区')
    await press('1 排')
    await press('A 区 1 排 2 座、¥680、可选')
    expect(text('[role=alert]')).toContain('这样选会留下 A 区 1 排 1 座 一个单座')
    await press('改选相连的座位')
    expect(text()).toContain('确认选座 · 1 座')
  })

  test('explains what is missing when the button is tapped without seats', async () => {
    const { press, text } = await show({ desktop: true })
    await press('请选座，最多 4 个')
    expect(text('[role=alert]')).toContain('点选座位')
    expect(document.activeElement?.getAttribute('role')).toBe('alert')
  })

  test('sells a companion seat only with its wheelchair place', async () => {
    const { press, text } = await show()
    await press('B 区')
    await press('B 区 1 排 2 座')
    expect(text('[role=alert]')).toContain('陪同座须与旁边的轮椅位一起购买')
    await press('B 区 1 排 1 座')
    expect(text()).toContain('确认选座 · 2 座')
  })

  test('reports seats taken by another buyer, and proposes a replacement', async () => {
    const { press, text, take, wait } = await show()
    await press('最佳 2 连座')
    const [id] = /A-\d-\d/.exec(text().replace(/A 区 (\d) 排 (\d) 座/, 'A-$1-$2')) ?? []
    take([id ?? ''])
    await wait(5_000)
    expect(text('[role=alert]')).toContain('刚被他人选走')
    await press('选这些座位')
    expect(text()).toContain('确认选座 · 2 座')
  })
})

describe('the panel of a phone', () => {
  test('shows only the best-seats button until a seat is chosen', async () => {
    const { press, text, all } = await show()
    expect(text()).not.toContain('请选座')
    expect(all('[role=list]')).toEqual([])
    await press('最佳 2 连座')
    expect(text()).toContain('确认选座 · 2 座')
    expect(all('[role=listitem]')).toHaveLength(2)
  })

  test('scrolls to the last chosen seat', async () => {
    const measured: string[] = []
    const scrollBy = jest.fn()
    Object.assign(Element.prototype, { scrollBy })
    const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(
      this: Element,
    ) {
      measured.push(this.textContent ?? '')
      return { left: 0, top: 0 } as DOMRect
    })
    const { press } = await show()
    await press('A 区')
    await press('1 排')
    await press('A 区 1 排 1 座、¥680、可选')
    await press('A 区 1 排 2 座、¥680、可选')
    rect.mockRestore()
    // The panel scrolls to a seat, which is therefore the last measured element.
    expect(measured.at(-1)).toBe('A 区 1 排 2 座¥680')
    expect(scrollBy).toHaveBeenCalled()
  })
})

test('shows the sessions on a phone as one line that opens a sheet', async () => {
  const { press, text, all } = await show()
  expect(all('[role=radio]')).toEqual([])
  expect(text()).not.toContain('11月22日')
  await press('场次、11月21日 周六 10:00')
  expect(all('[role=dialog] [role=radio]').map(({ textContent }) => textContent)).toEqual([
    '11月21日 周六 10:00',
    '11月22日 周日 10:00',
  ])
  await press('11月22日 周日 10:00')
  expect(text()).toContain('11月22日 周日 10:00')
})

test('shows the sessions side by side on a desktop', async () => {
  const { all } = await show({ desktop: true })
  expect(all('[role=radiogroup] [role=radio]').length).toBeGreaterThan(1)
})

test('shows no prices if the merchant hides prices', async () => {
  const { text, press } = await show({ config: { hiddenTicketPrice: true, hiddenTicketPriceText: '' } })
  await press('最佳 2 连座')
  expect(text()).not.toContain('¥')
  expect(text()).toContain('确认选座 · 2 座')
})

test('offers another session for a sold-out session', async () => {
  const { press, text, went } = await show({}, ['xx'])
  expect(text()).toContain('本场座位已售罄')
  await press('看 11月22日')
  expect(went).toEqual([])
  expect(text()).toContain('11月22日')
})

test('shows all panels beside the seats on a desktop', async () => {
  const { press, text, all } = await show({ desktop: true })
  expect(text()).toContain('档位0')
  await press('最佳 2 连座')
  expect(all('[role=heading]').map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['票价', '一起坐的人数']),
  )
  await press('移除')
  expect(text()).toContain('已选 1 座')
})

describe('the seat selection with a card', () => {
  const params = { showId: 'S1', cardId: 'B1', userCardInstanceId: 'U1' }
  const openBy = async (cover: object) => {
    const gateway = seatGateway(LINES)
    const facts = { cardId: 'B1', userCardInstanceId: 'U1', cardKind: 'TIMES', cardName: '五次卡' }
    return show({ params, answers: [...gateway.answers, [cardCover, () => ({ ...facts, ...cover })]] })
  }

  test('shows the remaining uses, and marks uncovered seats and sessions', async () => {
    const { press, button, text } = await openBy({ sessions: [{ sessionId: 'N1', left: 2, seatPlanIds: ['P0'] }] })
    expect(text()).toContain('五次卡：还可抵 2 张票')
    await press('A 区')
    await press('1 排')
    await press('A 区 1 排 1 座、¥680、可选')
    await press('A 区 1 排 2 座、¥680、可选')
    expect(text()).toContain('五次卡：还可抵 0 张票')
    expect(button('确认选座 · 2 座 ¥0')).toBeDefined()
    await press('2 排')
    await press('A 区 2 排 1 座、¥380、不可用卡')
    expect(text('[role=alert]')).toContain('A 区 2 排 1 座不在这张卡的适用范围')
    expect(text('[role=alert]')).toContain('可用卡的票档：档位0')
    await press('场次')
    expect(text('[role=dialog]')).toMatch(/· 可用卡.*· 不可用卡/)
  })

  test('links to the buyer’s cards if the card is used up', async () => {
    const { press, text, went } = await openBy({ bookingBlockReason: 'USED', sessions: [] })
    expect(text()).toContain('五次卡已用完仍可按票价购票')
    await press('我的卡')
    expect(went).toEqual([['open', 'card-list', { tab: 'mine' }]])
  })
})
