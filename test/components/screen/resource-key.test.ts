import { resourceKey } from '@/components/screen/resource-key'

describe('the cache key of a shared resource', () => {
  it('ignores the order of parameters and undefined parameters', () => {
    expect(resourceKey('a', { x: 1, y: undefined, z: 2 }, [])).toBe(resourceKey('a', { z: 2, x: 1 }, []))
  })

  it('depends on path, parameters, their types, language and user', () => {
    const keys = [
      resourceKey('a', {}, ['en-US', '']),
      resourceKey('b', {}, ['en-US', '']),
      resourceKey('a', { x: 1 }, ['en-US', '']),
      resourceKey('a', { x: '1' }, ['en-US', '']),
      resourceKey('a', {}, ['zh-CN', '']),
      resourceKey('a', {}, ['en-US', 'U1']),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
