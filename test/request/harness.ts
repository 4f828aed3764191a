import type { HttpAnswer, HttpRequest } from '@/platform/transport/contract'
import { createClient } from '@/request/client'
import type { AccountAlert, ClientDeps } from '@/request/deps'
import { fakeClock } from '../support/fake-clock'
import { memoryStorage } from '../support/memory-storage'

export const answered = (envelope: unknown, headers: Record<string, string> = {}, status = 200): HttpAnswer => ({
  kind: 'answered',
  status,
  headers,
  body: envelope,
})

export const success = (data: unknown, headers?: Record<string, string>): HttpAnswer =>
  answered({ statusCode: 200, data }, headers)

export const refused = (statusCode: number, more: object = {}): HttpAnswer =>
  answered({ statusCode, comments: 'no', ...more })

type Server = (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>

/** Creates a client with a fake server. `account` is the logged-in user; `sent` contains the requests. */
export const harness = (
  server: Server,
  more: Partial<
    Pick<
      ClientDeps,
      | 'storage'
      | 'clientFacts'
      | 'riskToken'
      | 'riskTokenLost'
      | 'captcha'
      | 'captchaToken'
      | 'responseMode'
      | 'pageKey'
      | 'wait'
      | 'texts'
    >
  > = {},
) => {
  const sent: HttpRequest[] = []
  const account = { token: 'T1', userId: 'u1', privilege: 'P', antiAbuse: '' }
  const time = fakeClock()
  const clock = { ...time, now: time.now, follow: jest.fn() }
  const deps = {
    send: async (request: HttpRequest) => {
      sent.push(request)
      return server(request)
    },
    clock,
    storage: memoryStorage(),
    clientFacts: () => ({
      lang: 'zh',
      utcOffset: 480,
      channelId: 'c1',
      terminalSrc: 'H5',
      src: 'WEB',
      merchantId: 'm1',
      appId: '',
      preview: false,
    }),
    userId: () => account.userId,
    accessToken: () => account.token,
    privilegeToken: () => account.privilege,
    riskToken: () => '',
    antiAbuse: { get: () => account.antiAbuse, set: (token: string) => void (account.antiAbuse = token) },
    persistTokens: jest.fn(
      ({ accessToken }: { accessToken?: string }) => void (account.token = accessToken ?? account.token),
    ),
    refresh: jest.fn(() => Promise.resolve()),
    logout: jest.fn(() => void (account.token = '')),
    alert: jest.fn<void, [AccountAlert]>(),
    shopClosed: jest.fn(),
    log: jest.fn(),
    ...more,
  } satisfies ClientDeps
  return { client: createClient(deps), deps, sent, account, time }
}
