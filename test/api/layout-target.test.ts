import { onUnknownTarget } from '@/api/layout-target'
import { ticketButtons } from '@/api/ticket-button'

test('reports the name of each unknown kind of jump target only once', () => {
  const report = jest.fn()
  onUnknownTarget(report)
  const kinds = ['FLYING_CARPET', 'FLYING_CARPET', 'NONE', '<img src=x>', 7, undefined]
  const buttons = ticketButtons.read(kinds.map((kind, at) => ({ buttonId: String(at), target: { kind, params: {} } })))
  expect(buttons.map(({ target }) => target.kind)).toEqual(['UNKNOWN', 'UNKNOWN', 'NONE', 'NONE', 'NONE', 'NONE'])
  expect(report.mock.calls).toEqual([['FLYING_CARPET']])
})
