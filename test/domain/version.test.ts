import { readFileSync } from 'node:fs'
import versions from '../../scripts/gateway/modules/base/version/data/versions.json'
import { APP_VERSION, CLIENT_VERSION, compareVersions } from '@/domain/version'

it.each([
  ['4.38.3', '4.38.3', 0],
  ['4.8.0', '4.38.3', -1],
  ['4.38', '4.38.0', 0],
  ['v5.0', '4.99.99', 1],
  ['4.38.3.1', '4.38.3', 1],
  ['10', '4.38.3', 1],
  ['4.38.x', '4.38.0', 0],
])('compares the version %s with %s', (left, right, sign) => {
  expect(Math.sign(compareVersions(left, right))).toBe(sign)
})

describe('the version constants', () => {
  it('match the specification and the package', () => {
    expect({ CLIENT_VERSION, APP_VERSION }).toEqual({
      CLIENT_VERSION: '4.38.3',
      APP_VERSION: { name: '1.0.0', code: 100 },
    })
    for (const file of ['package.json', 'package-lock.json'])
      expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: APP_VERSION.name })
  })

  it('include the client’s version as the newest version in the sandbox', () => {
    expect(versions.newest).toBe(CLIENT_VERSION)
  })
})
