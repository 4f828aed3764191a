import { memoryClock } from '../../../scripts/gateway/core/clock'
import { type RunningGateway, startGateway } from '../../../scripts/gateway/core/server'
import type { Settings } from '../../../scripts/gateway/core/settings'
import type { Envelope } from '../../../scripts/gateway/core/envelope'
import { hashCost } from '../../../scripts/gateway/modules/base/user/hash-cost'
import { lendDatabase } from './native/database'

/** 1 December 2026, 10:00 in Shanghai. Every gateway test starts at this time unless it sets another one. */
export const START = Date.UTC(2026, 11, 1, 2)

export interface Answer {
  status: number
  /** The response, in which `data` is the parsed JSON. */
  body: Envelope & { data: ReturnType<typeof JSON.parse> }
  headers: Headers
}

export interface Ask {
  method?: string
  body?: unknown
  token?: string
  headers?: Record<string, string>
}

export interface TestGateway {
  gateway: RunningGateway
  clock: ReturnType<typeof memoryClock>
  ask(path: string, options?: Ask): Promise<Answer>
  /** Requests a verification code, and reads it in the sandbox console. */
  newCode(cellphone: string): Promise<string>
  /** Logs in by phone and code. Returns the tokens. */
  signIn(cellphone?: string): Promise<{ accessToken: string; refreshToken: string; userId: string }>
}

/** Cost of password hashes in tests. It is low, so that tests are fast. */
const CHEAP = { log: 8, r: 8, p: 1 }

/** Creates a simulated machine time that advances by 1 ms at each reading. It is independent of the real time. */
const countedTime = (): (() => number) => {
  let time = START
  return () => (time += 1)
}

/**
 * Starts a seeded gateway in memory. Its clock only advances when a test moves it.
 *
 * @param machine returns the machine time, epoch ms. Use `Date.now` if programs other than the gateway need real time.
 * @param options settings of the gateway that differ from the defaults
 */
export const testGateway = async (
  machine: () => number = countedTime(),
  options: Partial<Settings> & { jobs?: boolean } = {},
): Promise<TestGateway> => {
  const clock = memoryClock(START, machine)
  hashCost.current = CHEAP
  const gateway = await startGateway({
    clock,
    database: await lendDatabase(START),
    logLevel: 'silent',
    jobs: false,
    storefrontOrigins: ['http://shop.example'],
    ...options,
  })

  const ask = async (path: string, { method = 'GET', body, token, headers }: Ask = {}): Promise<Answer> => {
    const response = await fetch(`${gateway.url}/${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { 'access-token': token } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Answer['body'], headers: response.headers }
  }

  const newCode = async (cellphone: string) => {
    // Deletes the code of an earlier login. The code cannot be used, and would prevent a new code within a minute.
    const unusable = gateway.context.db.deleteFrom('verify_codes').where('session_id', '<>', '')
    await unusable.where('cellphone', '=', cellphone).execute()
    await ask('user/pub/v3/send_verify_code', { method: 'POST', body: { cellphone, countryCode: '86' } })
    const codes = (await ask('console/api/codes')).body.data as { cellphone: string; code: string }[]
    return codes.find((each) => each.cellphone === cellphone)?.code ?? ''
  }

  const signIn = async (cellphone = '13800000001') => {
    const body = { cellphone, countryCode: '86', verifyCode: await newCode(cellphone) }
    const answer = await ask('user/pub/v3/login_or_register', { method: 'POST', body })
    if (answer.body.statusCode !== 200) throw new Error(`Login failed: ${answer.body.comments}`)
    return answer.body.data
  }

  return { gateway, clock, ask, newCode, signIn }
}

/**
 * Opens a resource before the tests of a file. The result can be used from the first test on.
 *
 * @param open called once; rejects when the tests cannot run
 */
export const later = <T extends object>(open: () => Promise<T>): T => {
  let opened: T
  beforeAll(async () => {
    opened = await open()
  })
  return new Proxy({} as T, { get: (_, name) => Reflect.get(opened, name) as unknown })
}

/** Starts a gateway for all tests of a file, and closes it afterwards. Has the same parameters as `testGateway`. */
export const useGateway = (...parameters: Parameters<typeof testGateway>): TestGateway => {
  jest.setTimeout(240_000)
  const test = later(() => testGateway(...parameters))
  afterAll(() => test.gateway.close())
  return test
}
