import { catalogue } from '../support/catalogue'
import { packSeatMap } from '@/domain/seat/packed'
import type { SeatMap } from '@/domain/seat/seat-map'
import { madeUp } from './support/same-shape'
import { sampleHeaders, samples } from './support/samples'
import { useGateway } from './support/gateway'

const test = useGateway()
let token: string
beforeAll(async () => {
  token = (await test.signIn()).accessToken
})

/** Calls that have a public path but identify the user by the token. */
const ACTS_FOR_TOKEN = new Set(['auth.miniLogout', 'bind.bindAccount'])

/**
 * Sends a declared call as the client does: fills in the path parameters and sends all other parameters as query or
 * body.
 */
const send = async (name: string, params: object) => {
  const { method, path, auth, query: named = [] } = catalogue[name]
  const rest = new Map(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_place, key: string) => {
    const value = rest.get(key)
    rest.delete(key)
    return encodeURIComponent(String(value))
  })
  const hasBody = method === 'POST' || method === 'PUT'
  const inQuery = (key: string) => !hasBody || named.includes(key)
  const query = [...rest].filter(([key]) => inQuery(key)).map(([key, value]) => [key, String(value)])
  return test.ask(`${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: sampleHeaders[name],
    token: auth === 'buyer' || ACTS_FOR_TOKEN.has(name) ? token : undefined,
    body: hasBody ? Object.fromEntries([...rest].filter(([key]) => !inQuery(key))) : undefined,
  })
}

describe('every call of the catalogue', () => {
  it('has a sample request', () => {
    expect(Object.keys(samples).sort()).toEqual(Object.keys(catalogue).sort())
  })

  it.each(Object.keys(samples))('returns for %s exactly the fields that its reader expects', async (name) => {
    const sample = samples[name]
    const { status, body } = await send(name, typeof sample === 'function' ? await sample(test) : sample)
    expect({ status, code: body.statusCode, comments: body.comments }).toEqual({
      status: 200,
      code: 200,
      comments: '',
    })
    const value = catalogue[name].read(body.data)
    // The reader unpacks a seat map into arrays. Packing these arrays again must restore the response.
    if (name === 'seats.seatMap') expect(packSeatMap(value as SeatMap)).toEqual(body.data)
    else if (value !== undefined) expect(madeUp(value, body.data)).toEqual([])
  })
})
