/** @jest-environment jsdom */
import fc from 'fast-check'
import { listOf, shape, text } from '@/platform/storage/codec'
import type { AccountKey, DeviceKey, HostStorage } from '@/platform/storage/contract'
import { storage as alipay } from '@/platform/storage/index.alipay'
import { storage as bank, storage as weapp } from '@/platform/storage/index'
import { storage as h5 } from '@/platform/storage/index.h5'
import { keys } from '@/platform/storage/keys'
import { enterAlipay } from '../hosts/fakes/alipay'
import { enterBank } from '../hosts/fakes/bank'
import { enterWeapp } from '../hosts/fakes/weapp'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: jest.requireActual<{ taro: object }>('../hosts/fakes/taro').taro,
}))

/** One host's storage seen from outside. */
interface Inside {
  names(): string[]
  put(name: string, value: string): void
  /** Makes it full beyond so many characters. */
  limit(characters: number): void
}

const native = (fake: ReturnType<typeof enterWeapp>): Inside => ({
  names: () => [...fake.stored.keys()],
  put: (name, value) => void fake.stored.set(name, value),
  limit: (characters) => void (fake.limits.storage = characters),
})

const browser = (): Inside => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  const setItem = Storage.prototype.setItem
  return {
    names: () => Object.keys(window.localStorage),
    put: (name, value) => setItem.call(window.localStorage, name, value),
    limit: (characters) => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
        const others = Object.entries(this).filter(([other]) => other !== name)
        if (others.reduce((sum, [, other]) => sum + String(other).length, value.length) > characters)
          throw new DOMException('full', 'QuotaExceededError')
        setItem.call(this, name, value)
      })
    },
  }
}

const hosts: { host: string; storage: HostStorage; enter: () => Inside }[] = [
  { host: 'weapp', storage: weapp, enter: () => native(enterWeapp()) },
  { host: 'alipay', storage: alipay, enter: () => native(enterAlipay()) },
  { host: 'bank', storage: bank, enter: () => native(enterBank()) },
  { host: 'h5', storage: h5, enter: browser },
]

const cacheA: DeviceKey<string> = { scope: 'device', name: 'cache-a', version: 1, decode: text, cache: true }
const cacheB: AccountKey<string> = { scope: 'account', name: 'cache-b', version: 1, decode: text, cache: true }

describe.each(hosts)('the storage of $host', ({ storage, enter }) => {
  let inside: Inside
  beforeEach(() => {
    inside = enter()
  })
  afterAll(() => jest.restoreAllMocks())

  test('returns what was written, and nothing after it was removed', () => {
    const tokens = { accessToken: 'a', refreshToken: 'r' }
    expect(storage.read(keys.tokens)).toBeUndefined()
    expect(storage.write(keys.tokens, tokens)).toEqual({ kind: 'stored' })
    expect(storage.read(keys.tokens)).toEqual(tokens)
    storage.remove(keys.tokens)
    expect(storage.read(keys.tokens)).toBeUndefined()
  })

  test('an account never reads the values of another', () => {
    storage.write(keys.lastPayment, 'ALIPAY_WAP', 'u1')
    expect(storage.read(keys.lastPayment, 'u2')).toBeUndefined()
    expect(storage.read(keys.lastPayment, '')).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u1')).toBe('ALIPAY_WAP')
  })

  test('clearing an account leaves the device and the others', () => {
    storage.write(keys.lastPayment, 'A', 'u1')
    storage.write(keys.lastPayment, 'B', 'u11')
    storage.write(keys.searchHistory, ['hamlet'])
    storage.clearAccount('u1')
    expect(storage.read(keys.lastPayment, 'u1')).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u11')).toBe('B')
    expect(storage.read(keys.searchHistory)).toEqual(['hamlet'])
  })

  test.each(['{not json', 'null', '[]', '{"v":1,"t":0,"d":{"accessToken":5}}'])(
    'a garbled value (%s) is dropped and absent',
    (garbled) => {
      inside.put('foyer:tokens', garbled)
      expect(storage.read(keys.tokens)).toBeUndefined()
      expect(inside.names()).toEqual([])
    },
  )

  test('a value of an older version is absent', () => {
    storage.write(keys.antiAbuse, 'token')
    expect(storage.read({ ...keys.antiAbuse, version: 2 })).toBeUndefined()
  })

  test('a full storage drops caches, not facts', () => {
    storage.write(keys.lastPayment, 'A', 'u1')
    storage.write(cacheA, 'x'.repeat(400))
    storage.write(cacheB, 'y'.repeat(400), 'u1')
    inside.limit(700)
    expect(storage.write(keys.searchHistory, ['z'.repeat(400)])).toEqual({ kind: 'stored' })
    expect(storage.read(cacheA)).toBeUndefined()
    expect(storage.read(keys.lastPayment, 'u1')).toBe('A')
    expect(storage.read(keys.searchHistory)).toEqual(['z'.repeat(400)])
  })

  test('a value too large for an empty storage is full', () => {
    inside.limit(100)
    expect(storage.write(keys.searchHistory, ['z'.repeat(400)])).toEqual({ kind: 'full' })
  })
})

test.each([
  { host: 'weapp', storage: weapp, enter: enterWeapp },
  { host: 'alipay', storage: alipay, enter: enterAlipay },
  { host: 'bank', storage: bank, enter: enterBank },
])('$host may answer for its storage with anything, or throw', ({ storage, enter }) => {
  const host = enter()
  const calls = ['getStorageSync', 'setStorageSync', 'removeStorageSync', 'getStorageInfoSync']
  fc.assert(
    fc.property(fc.anything({ maxDepth: 2 }), fc.boolean(), (answer, throws) => {
      for (const call of calls)
        host.api[call] = () => {
          if (throws) throw new Error(`${call}:fail`)
          return answer
        }
      expect(storage.read(keys.tokens)).toBeUndefined()
      expect(['stored', 'full']).toContain(storage.write(keys.antiAbuse, 'token').kind)
      storage.clearAccount('u1')
    }),
  )
})

test('in a browser that blocks storage, values last until the page closes, and the answer is unsupported', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(h5.write(keys.antiAbuse, 'token')).toEqual({ kind: 'unsupported' })
  expect(h5.read(keys.antiAbuse)).toBe('token')
  h5.remove(keys.antiAbuse)
  expect(h5.read(keys.antiAbuse)).toBeUndefined()
  jest.restoreAllMocks()
})

test('a list keeps its sound entries, an object none of its garbled self', () => {
  expect(listOf(text)(['a', 1, 'b'])).toEqual(['a', 'b'])
  expect(shape({ a: text })({ a: 1 })).toBeUndefined()
})
