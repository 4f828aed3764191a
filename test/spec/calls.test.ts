import { catalogue } from '../support/catalogue'
import { specCalls } from './tables'

const bare = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/^\{(prefix|user-api)\}/, 'user')
    .replace(/^\{buyer-api\}\//, '')
    .replace(/\{[^}]+\}/g, '{}')

describe('the catalogue against the specification’s calls', () => {
  const known = new Map(specCalls.map((call) => [`${call.method} ${bare(call.path)}`, call]))
  const ours = Object.entries(catalogue)

  it('reads a table that is worth comparing with', () => {
    expect(known.size).toBeGreaterThan(90)
  })

  it.each(ours)('%s requires a token where the specification does', (_name, call) => {
    const given = known.get(`${call.method} ${bare(call.path)}`)
    if (given) expect(call.auth).toBe(given.auth)
    // a path of ours follows the rule of shell §6: public paths carry a "pub" segment
    else expect(call.auth).toBe(call.path.split('/').includes('pub') ? 'public' : 'buyer')
  })

  it('uses the specification’s own path wherever it shows one', () => {
    const paths = ours.map(([, call]) => `${call.method} ${bare(call.path)}`)
    const journey = [
      'GET home/pub/v5/layouts',
      'GET home/pub/v3/show_list/search',
      'GET show/pub/v5/show/{}/static',
      'GET show/pub/v5/show/{}/dynamic',
      'GET show/pub/v5/show/{}/session/{}/seat_plans',
      'POST user/pub/v3/login_or_register',
      'POST user/pub/v3/refresh_token',
      'GET buyer/v1/user_audiences/list',
      'POST trade/buyer/order/v3/pre_order',
      'POST trade/buyer/order/v5/create_order',
      'POST trade/buyer/v3/payments/cashiers',
      'POST trade/buyer/v3/payments/pay',
      'GET trade/buyer/order/v5/orders/{}',
    ]
    expect(paths).toEqual(expect.arrayContaining(journey))
    expect(journey.filter((path) => !known.has(path))).toEqual([])
  })
})
