import { RequestError } from '@/request/errors'

const failure = () => new RequestError({ kind: 'business', statusCode: 1, message: 'no' })
const context = () => ({
  error: failure(),
  critical: false,
  handling: 'none' as const,
  params: {},
  isHere: () => true,
  retry: () => Promise.resolve(null),
})

beforeEach(() => jest.resetModules())

test('loads the response-mode handlers at the first failure on the web', async () => {
  const handleFailure = jest.fn(() => Promise.resolve())
  jest.doMock('@/components/response-mode/handlers', () => ({ handleFailure }))
  const { handleLate } = await import('@/components/response-mode/late-handlers.h5')
  const given = context()
  await handleLate(given, {} as never)
  expect(handleFailure).toHaveBeenCalledWith(given, {})
})

test('does not handle the failure if the handlers fail to load', async () => {
  jest.doMock('@/components/response-mode/handlers', () => {
    throw new Error('no such chunk')
  })
  const { handleLate } = await import('@/components/response-mode/late-handlers.h5')
  const given = context()
  await expect(handleLate(given, {} as never)).resolves.toBeUndefined()
  expect(given.error.handled).toBe(false)
})
