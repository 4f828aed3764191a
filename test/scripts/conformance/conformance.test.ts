import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import type { HttpAnswer } from '@/platform/transport/contract'
import { allSteps } from '../../../scripts/conformance/gather-steps'
import type { Verdict } from '../../../scripts/conformance/judge'
import { nodeSend } from '../../../scripts/conformance/node-send'
import { exitCode, verdictLines } from '../../../scripts/conformance/report'
import { runConformance } from '../../../scripts/conformance/run'
import { walkCatalogue } from '../../../scripts/conformance/walk'
import { applyDue } from '../../../scripts/gateway/core/due'
import { DEMO_MEMBER } from '../../../scripts/gateway/core/seed/demo-member'
import { testGateway, type TestGateway } from '../../gateway/support/gateway'
import { clearFaults, injectFault } from '../../gateway/support/inject-fault'
import { shopperOf } from '../../gateway/support/shopper'
import { catalogue } from '../../support/catalogue'
import { fakeClock } from '../../support/fake-clock'

jest.setTimeout(300_000)

const PHONE = '13800000001'

/**
 * Tables to which a run writes: verification code, login and its message, short code, captcha, parking quotes. The data
 * of the account do not change.
 */
const CHANGED = [
  'captcha_challenges',
  'login_sessions',
  'messages',
  'parking_quotes',
  'refresh_tokens',
  'short_codes',
  'verify_codes',
]

let test: TestGateway
/** Registers the account for an open show with a form, because the seeded registrations have no forms. */
const registerWithForm = async () => {
  const buyer = await shopperOf(test, DEMO_MEMBER)
  const phone = { countryCode: '86', cellphone: PHONE }
  const answers = { application: { phone }, people: [{ personKey: 'p1', answers: { name: '林晚' } }] }
  const { body } = await buyer.post('buyer/v1/open_shows/OS1016/registrations', {
    ...{ sessionIds: ['OS1016-1'], audienceIds: [], quantity: 1, salt: '0'.repeat(32), idempotencyKey: 'with-form' },
    ...{ formVersion: 1, answers },
  })
  expect(body.statusCode).toBe(200)
}

beforeAll(async () => {
  test = await testGateway()
  await registerWithForm()
  // Reads apply changes that are due, such as a seeded refund that arrives, and then its message.
  for (let again = 0; again < 2; again += 1) await applyDue(test.gateway.context.db, test.gateway.context.clock.now())
})
afterEach(() => clearFaults(test))
afterAll(() => test.gateway.close())

/** Creates a clock whose timers never fire, so that a run does not depend on the speed of the machine. */
const clock = () => ({ ...fakeClock(), follow: () => undefined })
const promptCode = () => Promise.reject(new Error('no terminal'))

/** Runs the conformance command against the gateway of the test. */
const run = async (...more: string[]) => {
  const lines: string[] = []
  const code = await runConformance(['--gateway', test.gateway.url, '--account', PHONE, ...more], {
    print: (line) => lines.push(line),
    promptCode,
    clock: clock(),
  })
  return { code, lines, text: lines.join('\n') }
}

/**
 * Runs the steps of one call, and the steps of the calls in `others`. `change` modifies the gateway's responses to the
 * first call.
 */
const walkChanged = (
  name: string,
  change: (answer: HttpAnswer & { kind: 'answered' }) => Partial<HttpAnswer>,
  ...others: string[]
) => {
  const send = nodeSend(test.gateway.url)
  const { method, path: pattern } = catalogue[name]!
  const address = new RegExp(`^${pattern.replace(/\{\w+\}/g, '[^/]+')}$`)
  return walkCatalogue(
    async (request) => {
      const answer = await send(request)
      const meant = request.method === method && address.test(request.url.replace(/^\//, ''))
      return meant && answer.kind === 'answered' ? ({ ...answer, ...change(answer) } as HttpAnswer) : answer
    },
    {
      account: { cellphone: PHONE, countryCode: '86' },
      order: false,
      calls: [name, ...others],
      promptCode,
      clock: clock(),
    },
  )
}

const breaches = (verdicts: readonly Verdict[]) => verdicts.filter(({ outcome }) => outcome === 'breach')
const withoutField = (body: unknown, field: string) => {
  const { data, ...envelope } = body as { data: Record<string, unknown> }
  const { [field]: _left, ...rest } = data
  return { ...envelope, data: rest }
}

/** Returns the content of each table as text. */
const contents = async (): Promise<Record<string, string>> => {
  const { db } = test.gateway.context
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const entries: [string, string][] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ whole: string }>`
      select coalesce(string_agg(t::text, '|' order by t::text), '') as whole from ${sql.table(name)} t`.execute(db)
    entries.push([name, rows[0]!.whole])
  }
  return Object.fromEntries(entries)
}

describe('the conformance run over the catalog', () => {
  it('has exactly one step for every call', () => {
    expect(Object.keys(allSteps).sort()).toEqual(Object.keys(catalogue).sort())
  })

  it('sends every read call, and passes on the sandbox gateway', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'foyer-conformance-')), 'walk.json')
    const before = await contents()
    const { code, lines, text } = await run('--json', file)
    const { calls } = JSON.parse(readFileSync(file, 'utf8')) as { calls: Verdict[] }
    expect(breaches(calls)).toEqual([])
    expect(code).toBe(0)
    expect(calls.map(({ call }) => call).sort()).toEqual(Object.keys(catalogue).sort())
    const skipped = calls.filter(({ outcome }) => outcome === 'skipped').map(({ call, reason }) => `${call}: ${reason}`)
    expect(
      skipped.filter((each) => !/changes the account|--order only|mini program|provider's account/.test(each)),
    ).toEqual([
      'auth.commonLoginOrRegister: the merchant signs in by the user service',
      'auth.emailLogin: needs a password',
      'payment.pay: nothing is ever paid',
      'goods.spuOfThirdParty: needs an id of the own system of the merchant',
      'vote.voteTally: needs a vote that is over',
    ])
    const [all, left] = [calls.length, skipped.length]
    expect(lines.at(-1)).toContain(`\n${all} calls: ${all - left} pass, 0 break the contract, ${left} skipped; `)

    const after = await contents()
    const changed = Object.keys(after).filter((name) => after[name] !== before[name])
    expect(changed).toEqual(CHANGED)
    expect(text + readFileSync(file, 'utf8')).not.toMatch(/eyJ|13800000001/)
  })

  it('creates an order on request, cancels the order, and pays nothing', async () => {
    const count = async (table: 'orders' | 'payments') =>
      (
        await test.gateway.context.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    const before = [await count('orders'), await count('payments')]
    const { code, text } = await run('--order')
    expect({ code, orders: await count('orders'), payments: await count('payments') }).toEqual({
      code: 0,
      orders: before[0]! + 1,
      payments: before[1],
    })
    const newest = await test.gateway.context.db
      .selectFrom('orders')
      .select('state')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(newest.state).toBe('CANCELED')
    for (const call of [
      'purchase.createOrder',
      'order.cancelOrder',
      'seats.holdSeats',
      'seats.releaseHold',
      'payment.cashiers',
    ])
      expect(text).toMatch(new RegExp(`^ok +${call.replace('.', '\\.')} `, 'm'))
    expect(text).not.toContain('not canceled')
  })
})

describe('the login code of a conformance run', () => {
  /** Runs against a gateway without a console. */
  const walkWithoutConsole = (code: string | undefined, typed: () => Promise<string>) => {
    const send = nodeSend(test.gateway.url)
    const account = { cellphone: PHONE, countryCode: '86', ...(code ? { code } : {}) }
    return walkCatalogue(
      async (request) =>
        request.url.startsWith('console/')
          ? { kind: 'answered', status: 404, headers: {}, body: { statusCode: 404, data: null } }
          : send(request),
      { account, order: false, calls: ['auth.sendVerifyCode', 'order.orders'], promptCode: typed, clock: clock() },
    )
  }
  const codeSent = async () =>
    ((await test.ask(`console/api/codes?cellphone=${PHONE}`)).body.data as { code: string }[])[0]!.code

  it('is requested from the user if there is no console', async () => {
    const promptCodes = jest.fn(codeSent)
    const verdicts = await walkWithoutConsole(undefined, promptCodes)
    expect(promptCodes).toHaveBeenCalledTimes(1)
    expect(breaches(verdicts)).toEqual([])
  })

  it('is not requested from the gateway if the user already has it', async () => {
    const verdicts = await walkWithoutConsole(await test.newCode(PHONE), promptCode)
    expect(breaches(verdicts)).toEqual([])
    expect(verdicts.find(({ call }) => call === 'auth.sendVerifyCode')).toMatchObject({
      outcome: 'skipped',
      reason: 'a code was given',
    })
  })
})

describe('a conformance breach of a gateway', () => {
  it('is reported with call and field for a missing field', async () => {
    const verdicts = await walkChanged('show.showStatic', ({ body }) => ({ body: withoutField(body, 'venueName') }))
    expect(breaches(verdicts).map(({ call, fields }) => ({ call, fields }))).toEqual([
      { call: 'show.showStatic', fields: [{ path: 'data.venueName', expected: 'string', received: 'nothing' }] },
    ])
    expect(exitCode(verdicts)).toBe(1)
    expect(verdictLines(breaches(verdicts)[0]!)).toEqual([
      expect.stringMatching(/^BREACH +show\.showStatic +GET +200 +200 +\d+ ms$/),
      '          data.venueName: expected string, received nothing',
    ])
  })

  it('is reported for a wrong envelope', async () => {
    const verdicts = await walkChanged(
      'voucher.vouchers',
      ({ body }) => ({ body: (body as { data: unknown }).data }),
      'voucher.voucherDetail',
    )
    const [broken, ...others] = breaches(verdicts)
    expect(others).toEqual([])
    expect(broken).toMatchObject({ call: 'voucher.vouchers', status: 200, envelope: false })
    expect(broken!.fields.map((each) => each.path)).toEqual(['envelope.statusCode', 'envelope.data'])
    // A call that depends on a failed call is skipped, and the report contains the reason.
    expect(verdicts.find(({ call }) => call === 'voucher.voucherDetail')!.reason).toBe('no answer of voucher.vouchers')
  })

  it('is reported for a wrong HTTP status', async () => {
    const verdicts = await walkChanged('shop.defaultPolicies', () => ({ status: 500 }))
    expect(breaches(verdicts).map(({ call, reason, envelope }) => ({ call, reason, envelope }))).toEqual([
      { call: 'shop.defaultPolicies', reason: 'HTTP 500', envelope: true },
    ])
  })

  it.each([
    [
      'wrong types',
      { kind: 'garbage', form: 'wrong-types' },
      /data\.showName|data\.performers: expected array, received string/,
    ],
    ['incomplete JSON', { kind: 'garbage', form: 'json-cut' }, /envelope: expected object, received no JSON/],
    ['a web page', { kind: 'garbage', form: 'html' }, /envelope: expected object, received no JSON/],
    ['data that is null', { kind: 'garbage', form: 'null-data' }, /data: expected object, received null/],
    ['HTTP 500', { kind: 'http', status: 500 }, /HTTP 500/],
    ['a refusal', { kind: 'code', statusCode: 123_456 }, /refused with code 123456/],
    ['a cut connection', { kind: 'drop' }, /no connection/],
  ] as const)('is reported for this injected fault: %s', async (_name, answer, shown) => {
    await injectFault(test, { method: 'GET', route: '/show/pub/v5/show/:showId/static', answer })
    const { code, text } = await run('--call', 'show.showStatic')
    expect(code).toBe(1)
    expect(text).toMatch(/^BREACH +show\.showStatic /m)
    expect(text).toMatch(shown)
  })

  it('is reported for a refused login, and calls that need a login are skipped', async () => {
    await injectFault(test, { route: '/user/pub/v3/login_or_register', answer: { kind: 'code', statusCode: 123_456 } })
    const { code, text } = await run('--call', 'order.orders')
    expect(code).toBe(1)
    expect(text).toMatch(/^BREACH +auth\.loginOrRegister .*refused with code 123456$/m)
    expect(text).toMatch(/^skipped +order\.orders .*no answer of auth\.loginOrRegister$/m)
  })

  it('is reported if the gateway is not reachable', async () => {
    const server = createServer().listen(0)
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    const { code, lines } = await run('--gateway', `http://127.0.0.1:${port}`)
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('\nThe gateway cannot be reached: no connection.')
  })
})
