import { createAbort } from '@/lib/abort'

test('calls each listener of an abort signal only once, except removed listeners', () => {
  const { abort, signal } = createAbort()
  const [heard, unheard] = [jest.fn(), jest.fn()]
  signal.addEventListener('abort', heard)
  signal.addEventListener('abort', unheard)
  signal.removeEventListener('abort', unheard)
  expect(signal.aborted).toBe(false)
  abort()
  abort()
  expect([signal.aborted, heard.mock.calls.length, unheard.mock.calls.length]).toEqual([true, 1, 0])
})
