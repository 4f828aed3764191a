import { Validator } from '@seriousme/openapi-schema-validator'
import { PARTS } from '../../../scripts/contract/catalogue'
import { METHODS, type OpenApi, type Operation } from '../../../scripts/contract/openapi'
import { catalogue } from '../../support/catalogue'
import { useGateway } from '../support/gateway'

const test = useGateway()
let document: OpenApi
beforeAll(async () => {
  const answer = await fetch(`${test.gateway.url}/openapi.json`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
  document = (await answer.json()) as OpenApi
})

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method): [string, Operation][] => {
      const operation = item[method]
      return operation ? [[`${method.toUpperCase()} ${path}`, operation]] : []
    }),
  )
const places = (address: string) => address.replace(/\{\w+\}/g, '{}')
const addressOf = ({ method, path }: { method: string; path: string }) => places(`${method} /${path}`)
const whole = Object.entries(catalogue).filter(([name]) => !(name in PARTS))
const operationOf = (name: string): Operation => operations().find(([, { operationId }]) => operationId === name)![1]
const dataOf = (name: string) =>
  (operationOf(name).responses![200] as { content: { 'application/json': { schema: { allOf: object[] } } } }).content[
    'application/json'
  ].schema.allOf[1] as { properties: { data: Record<string, unknown> } }

describe('the document at GET /openapi.json', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate({ ...document })
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
    expect(validator.version).toBe('3.1')
  })

  it('declares a maximum for every integer in a request', () => {
    const unlimited = (at: string, part: unknown): string[] => {
      if (typeof part !== 'object' || part === null) return []
      const own = 'type' in part && part.type === 'integer' && !('maximum' in part) ? [at] : []
      return [...own, ...Object.entries(part).flatMap(([key, inner]) => unlimited(`${at} ${key}`, inner))]
    }
    const requests = operations().map(([address, { responses, ...request }]): [string, object] => [address, request])
    expect(requests.flatMap(([address, request]) => unlimited(address, request))).toEqual([])
  })

  it('lists every API call once, by method and path', () => {
    const named = operations().flatMap(([address, { operationId }]) =>
      operationId ? [[operationId, places(address)]] : [],
    )
    const expected = whole.map(([name, call]) => [name, addressOf(call)])
    expect(named.sort()).toEqual(expected.sort())
    expect(new Set(named.map(([, address]) => address)).size).toBe(named.length)
  })

  it('describes several calls with a common address by one of these calls', () => {
    for (const [part, name] of Object.entries(PARTS)) {
      const [read, described] = [catalogue[part]!, catalogue[name]!]
      expect([addressOf(read), read.auth, read.timeout]).toEqual([
        addressOf(described),
        described.auth,
        described.timeout,
      ])
    }
  })

  it('contains the paths of levels, popups, messages and points that expire soon', () => {
    const ofMembers =
      /current\/level|query\/pop\/setting|be_about_to_expire_point|no_longer_remind_user|wx_mini_app_msg/
    expect(Object.keys(document.paths).filter((path) => ofMembers.test(path))).toHaveLength(7)
  })

  it('contains no password hint or secret question', () => {
    const names = JSON.stringify(document).match(/"\w*(?:hint|secretQuestion|securityQuestion|securityAnswer)\w*"/gi)
    expect(names).toBeNull()
    expect(JSON.stringify(document)).toContain('"oldPassword"')
  })

  it('contains no undocumented calls except the sandbox’s tools', () => {
    const others = operations().filter(([, { tags }]) => tags?.[0] === 'sandbox')
    expect(
      others
        .map(([address]) => address)
        .filter((address) => !/ \/(console|counter|gate|sandbox|pub\/v1\/work_permits\/company)\//.test(address)),
    ).toEqual([])
    expect(others.every(([, { operationId }]) => !operationId)).toBe(true)
    expect(others.length).toBeGreaterThan(5)
  })

  it('describes each API call by summary, tag, access, response and timeout', () => {
    for (const [name, { auth, timeout }] of whole) {
      const { summary, tags, security, responses, ...more } = operationOf(name)
      expect({ name, summary: typeof summary, tags, security }).toEqual({
        name,
        summary: 'string',
        tags: [name.split('.')[0]],
        security: auth === 'buyer' ? [{ accessToken: [] }] : [],
      })
      expect(Object.keys(responses!)).toEqual(['200', 'default'])
      expect(more['x-timeout-ms']).toBe(timeout ?? 5000)
    }
  })

  it('describes requests by the input schemas of the routes', () => {
    const { parameters, requestBody } = operationOf('session.privilegePlansStaticData')
    expect(requestBody).toBeUndefined()
    expect(parameters!.filter((each) => 'in' in each && each.in === 'path')).toEqual([
      expect.objectContaining({ name: 'showId', required: true }),
      expect.objectContaining({ name: 'privilegeId', required: true }),
      expect.objectContaining({ name: 'sessionId', required: true }),
    ])
    // The same schema describes sessions with and without a privilege. The contract lists only the path's own
    // parameters.
    const plain = operationOf('session.sessionsStaticData').parameters!
    expect(plain.filter((each) => 'in' in each && each.in === 'path')).toHaveLength(1)
    expect(operationOf('address.createAddress').requestBody).toMatchObject({
      content: { 'application/json': { schema: { properties: { detail: { type: 'string', minLength: 6 } } } } },
    })
  })

  it('describes responses by the response readers of the client', () => {
    expect(dataOf('order.orders').properties.data).toMatchObject({
      type: 'object',
      required: ['items', 'total', 'last'],
      properties: {
        items: {
          type: 'array',
          items: {
            properties: {
              orderId: { type: 'string', minLength: 1 },
              total: { type: 'integer', minimum: 0, description: 'Fen' },
              payAmount: { type: ['integer', 'null'] },
              createTime: { type: 'integer', description: 'Epoch ms; 0 for none' },
              orderState: { type: 'string', enum: expect.arrayContaining(['UNPAID']) },
            },
          },
        },
      },
    })
    // The client ignores the content of this response.
    expect(dataOf('address.deleteAddress')).toEqual({ type: 'object' })
  })
})
