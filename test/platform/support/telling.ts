import type { NativeHost } from '../../hosts/fakes/native-host'

/**
 * Tests calls that notify a host without a result. Missing calls, refusals and thrown errors look the same to the
 * caller, and no promise rejects.
 */
export const tellsQuietly = (enter: () => NativeHost, calls: readonly string[], act: () => void): void => {
  const rejected = jest.fn()
  beforeEach(() => {
    process.on('unhandledRejection', rejected)
  })
  afterEach(async () => {
    await new Promise((resolve) => setTimeout(resolve))
    process.off('unhandledRejection', rejected)
    expect(rejected).not.toHaveBeenCalled()
  })

  test.each<[string, (host: NativeHost, call: string) => void]>([
    ['is without the call', (host, call) => host.without(call)],
    ['refuses', (host, call) => host.refuse(call, { errMsg: `${call}:fail`, error: 3 })],
    [
      'throws',
      (host, call) => {
        host.api[call] = () => {
          throw new TypeError('host broke')
        }
      },
    ],
  ])('causes no error if the host %s', (_how, bring) => {
    const host = enter()
    calls.forEach((call) => bring(host, call))
    expect(act).not.toThrow()
  })
}
