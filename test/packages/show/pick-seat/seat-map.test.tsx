import screen from '@/packages/show/pick-seat/pick-seat'
import { openScreen } from '../../../support/open-screen'
import { seatGateway } from '../../../support/seat-gateway'

const mockMeasure = jest.fn(() => Promise.resolve())
jest.mock('@/platform/gestures', () => ({ gesturesOn: () => ({ handlers: {}, measure: mockMeasure }) }))

test('measures the map again when the first chosen seat changes the panel', async () => {
  const { answers } = seatGateway(['......', '..xx..:1', '', 'wc..rr:2'])
  // The map stays mounted, because its canvas is never found.
  const mountCanvas = () => new Promise<never>(() => undefined)
  const shown = await openScreen(screen, { params: { showId: 'S1' }, answers, member: true, host: { mountCanvas } })
  await shown.settle()
  await shown.press('列表')
  await shown.press('A 区')
  await shown.press('1 排')
  const before = mockMeasure.mock.calls.length
  await shown.press('A 区 1 排 1 座、¥680、可选')
  expect(mockMeasure.mock.calls.length).toBeGreaterThan(before)
  shown.unmount()
})
