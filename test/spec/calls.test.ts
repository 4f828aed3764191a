import { catalogue } from '../support/catalogue'
import { ourCalls, specCalls } from './tables'

const bare = (path: string): string =>
  path
    .replace(/^\//, '')
    .replace(/^\{(prefix|user-api)\}/, 'user')
    .replace(/^\{buyer-api\}\//, '')
    .replace(/\{[^}]+\}/g, '{}')

describe('the catalog compared with the specification’s calls', () => {
  const known = new Map(specCalls.map((call) => [`${call.method} ${bare(call.path)}`, call]))
  const calls = Object.entries(catalogue).map(([name, call]) => ({
    name,
    call,
    line: `${call.method} ${bare(call.path)}`,
  }))

  it.each(calls.map(({ name, ...rest }) => [name, rest] as const))(
    'requires a token for %s if the specification does',
    (_name, { call, line }) => {
      // Paths that this project has defined follow the rule of shell §6: public paths contain a "pub" segment.
      const ours = call.path.split('/').includes('pub') ? 'public' : 'buyer'
      expect(call.auth).toBe(known.get(line)?.auth ?? ours)
    },
  )

  it('uses only paths of the specification or of the project’s list', () => {
    expect(
      calls
        .map(({ line }) => line)
        .filter((line) => !known.has(line))
        .toSorted(),
    ).toEqual(ourCalls.toSorted())
  })
})
