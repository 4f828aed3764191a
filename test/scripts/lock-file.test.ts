import { readFileSync } from 'node:fs'
import { filled, holes, type LockFile } from '../../scripts/lock-file/holes'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile

describe('package-lock.json', () => {
  test('lists each pinned optional package for every system, as `npm ci` requires', () => {
    expect(holes(lock)).toEqual([])
  })

  test('contains no local folder and no private registry', () => {
    const places = Object.values(lock.packages).map(({ resolved }) => resolved ?? '')
    expect(places.filter((place) => place !== '' && !place.startsWith('https://registry.npmjs.org/'))).toEqual([])
  })
})

describe('missing entries of a lock file', () => {
  const entry = (version: string, optionalDependencies = {}) => ({ version, optionalDependencies })

  test('are detected for optional packages with a fixed version, and can be filled in', () => {
    const holed: LockFile = {
      packages: { 'node_modules/a': { ...entry('1.0.0', { 'a-linux-x64-musl': '1.0.0' }), dev: true } },
    }
    expect(holes(holed)).toEqual([{ parent: 'node_modules/a', name: 'a-linux-x64-musl', version: '1.0.0' }])
    const whole = filled(holed)
    expect(holes(whole)).toEqual([])
    expect(whole.packages['node_modules/a-linux-x64-musl']).toEqual({
      version: '1.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    })
  })

  test('are added once per version, where the dependent package can resolve them', () => {
    const holed: LockFile = {
      packages: {
        'node_modules/a': entry('2.0.0', { 'a-darwin-arm64': '2.0.0' }),
        'node_modules/a-darwin-arm64': entry('1.0.0'),
        'node_modules/b/node_modules/a': entry('1.0.0', { 'a-darwin-arm64': '1.0.0' }),
      },
    }
    const whole = filled(holed)
    expect(whole.packages['node_modules/a-darwin-arm64']?.version).toBe('1.0.0')
    expect(whole.packages['node_modules/a/node_modules/a-darwin-arm64']?.version).toBe('2.0.0')
    expect(holes(whole)).toEqual([])
  })
})
