import type { NativeHost } from '../../hosts/fakes/native-host'

/**
 * Tests calls that notify a host and return nothing. The caller must not notice missing calls, refusals or thrown
 * errors, and no promise may reject.
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
