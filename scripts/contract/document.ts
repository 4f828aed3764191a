import type { ClientFacts } from '../../src/domain/client-facts'
import { DEFAULT_TIMEOUT } from '../../src/request/steps/timeout'
import { type AnyCall, catalogue, PARTS } from './catalogue'
import { jsonSchema } from './json-schema'
import { METHODS, type OpenApi, type Operation, type Parameter, type PathItem } from './openapi'
import { schemaOf } from './schema-node'

/** Tag of calls that only the sandbox has. */
const SANDBOX_TAG = 'sandbox'

/**
 * Query parameters of every request with their descriptions. The type requires an entry for each parameter that the
 * storefront sends.
 */
const COMMON: Record<Exclude<keyof ClientFacts, 'preview'> | 'ver', string> = {
  lang: 'Language of the answer: zh, zh-MO, en',
  utcOffset: "The device's minutes east of UTC",
  channelId: 'Sales channel',
  ver: 'Version of the storefront',
  terminalSrc: 'Terminal code: H5, WEIXIN_MINI, ALIPAY_MINI, BANK_MINI',
  src: 'Source code of the terminal',
  merchantId: 'The merchant',
  appId: "The mini program's own id",
}

const ABOUT = `Every call that the Foyer storefront makes of its gateway.

Every answer is an envelope: \`statusCode\` 200 is success, any other number a refusal whose \`comments\` a buyer may read.
Refusals of the trade travel on HTTP 200. Amounts are whole fen, times epoch milliseconds, ids text.
Responses are described as they should be sent; every property that is not marked as required may be left out.
The public answers of a show carry the header \`passId\`, which pricing and ordering send back.`

const ENVELOPE = { $ref: '#/components/schemas/Envelope' }

/** Normalizes a path: `/show/{showId}` and `show/{id}` are equal. */
const place = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/^\//, '').replace(/\{\w+\}/g, '{}')}`

const byPlace = (calls: Readonly<Record<string, AnyCall>>): Map<string, [string, AnyCall]> =>
  new Map(
    Object.entries(calls)
      .filter(([name]) => !(name in PARTS))
      .map(([name, call]) => [place(call.method, call.path), [name, call]]),
  )

const json = (schema: object) => ({ 'application/json': { schema } })

const responses = (call: AnyCall | undefined): Record<string, object> => {
  const node = call && schemaOf(call)
  const carried = node ? { properties: { data: jsonSchema(node) }, required: ['data'] } : {}
  return {
    200: {
      description: call
        ? 'Success; a refusal of the trade comes with this status too, and has the form of the default answer'
        : 'Success',
      content: json({ allOf: [ENVELOPE, { type: 'object', ...carried }] }),
    },
    default: { description: 'Refused, not found, or failed', content: json(ENVELOPE) },
  }
}

/**
 * Returns the parameters of an operation. Path parameters are required. Leaves out path parameters of a shared schema
 * that do not occur in this path.
 */
const parametersOf = (path: string, { parameters = [] }: Operation): Parameter[] =>
  (parameters as Parameter[])
    .filter(({ name, in: where }) => where !== 'path' || path.includes(`{${name}}`))
    .map((parameter) => (parameter.in === 'path' ? { ...parameter, required: true } : parameter))

const common = (parameters: readonly Parameter[]): { $ref: string }[] =>
  Object.keys(COMMON)
    .filter((name) => !parameters.some((each) => each.in === 'query' && each.name === name))
    .map((name) => ({ $ref: `#/components/parameters/${name}` }))

const describe = (
  path: string,
  operation: Operation,
  { found, twin }: { found: [string, AnyCall] | undefined; twin: [string, AnyCall] | undefined },
): Operation => {
  const [name] = found ?? []
  const [resource = SANDBOX_TAG, call] = found ?? twin ?? []
  const parameters = parametersOf(path, operation)
  return {
    ...operation,
    ...(name ? { operationId: name } : {}),
    tags: [resource.split('.')[0]!],
    parameters: call ? [...parameters, ...common(parameters)] : parameters,
    security: call?.auth === 'buyer' ? [{ accessToken: [] }] : [],
    responses: responses(call),
    ...(call ? { 'x-timeout-ms': call.timeout ?? DEFAULT_TIMEOUT } : {}),
  }
}

/**
 * Returns the contract as OpenAPI 3.1. The gateway's routes provide paths, summaries and requests. The catalogue's
 * readers provide the responses and the required login.
 * @param paths paths of the result of `@fastify/swagger`
 * @param envelope JSON Schema of the response's form
 */
export const contractDocument = ({ info, paths }: OpenApi, envelope: object): OpenApi => {
  const calls = byPlace(catalogue)
  const described = ([path, item]: [string, PathItem]): [string, PathItem] => {
    const operations = METHODS.flatMap((method) => {
      const operation = item[method]
      if (!operation) return []
      // A GET with the address of a POST returns the same data. No screen sends it, so it has no name.
      const twin = method === 'get' ? calls.get(place('post', path)) : undefined
      return [[method, describe(path, operation, { found: calls.get(place(method, path)), twin })]]
    })
    return [path, Object.fromEntries(operations) as PathItem]
  }
  return {
    openapi: '3.1.0',
    info: { ...info, description: ABOUT },
    paths: Object.fromEntries(Object.entries(paths).map(described)),
    components: {
      securitySchemes: { accessToken: { type: 'apiKey', in: 'header', name: 'access-token' } },
      schemas: { Envelope: envelope },
      parameters: Object.fromEntries(
        Object.entries(COMMON).map(([name, description]) => [
          name,
          { name, in: 'query', description, schema: { type: 'string' } },
        ]),
      ),
    },
  }
}
