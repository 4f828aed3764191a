import type { NativeHost } from '../../hosts/fakes/native-host'

/**
 * For acts that tell a host something and wait for nothing: a version without the calls, a refusal and a host that throws
 * are all the same to the caller, and no promise is left to reject.
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
  ])('a host that %s is no fault', (_how, bring) => {
    const host = enter()
    calls.forEach((call) => bring(host, call))
    expect(act).not.toThrow()
  })
}
