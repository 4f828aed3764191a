import fc from 'fast-check'
import { addressFacts, rewriteLang } from '@/router/address-facts'

describe('reading the app-wide facts of an address', () => {
  it.each([
    ['zh-MO', 'zh-MO'],
    ['zh-Hant', 'zh-MO'],
    ['zh', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-CN', 'zh'],
    ['en-US', 'en'],
    ['en', 'en'],
  ])('rewrites the language %s as %s', (given, written) => {
    expect(rewriteLang({ lang: given, a: '1' })).toEqual({ lang: written, a: '1' })
  })

  it('leaves an unknown language unchanged, and adds no missing language', () => {
    expect(rewriteLang({ lang: 'fr' })).toEqual({ lang: 'fr' })
    expect(rewriteLang({})).toEqual({})
  })

  it('reads theme, debug and status bar height', () => {
    expect(
      addressFacts({ lang: 'en-US', theme: 'dark', debug: '1', statusBarHeight: '44', forbidShare: 'true' }),
    ).toEqual({
      language: 'en-US',
      theme: 'dark',
      debug: true,
      statusBarHeight: 44,
      forbidShare: true,
      preview: false,
    })
  })

  it.each([
    [{ source: 'FROM_BACKEND' }, true],
    [{ 'backend-preview': 'true' }, true],
    [{ 'backend-preview': '1' }, true],
    [{ source: 'from_backend' }, false],
    [{ source: '1' }, false],
    [{ 'backend-preview': 'false' }, false],
    [{ preview: '1' }, false],
  ])('detects a back-office preview in %p: %p', (query, preview) => {
    expect(addressFacts(query).preview).toBe(preview)
  })

  it('ignores invalid values', () => {
    const nothing = {
      language: null,
      theme: null,
      debug: false,
      statusBarHeight: null,
      forbidShare: false,
      preview: false,
    }
    expect(addressFacts({})).toEqual(nothing)
    expect(addressFacts({ lang: 'x', theme: 'pink', debug: 'maybe', statusBarHeight: '-3' })).toEqual(nothing)
    expect(addressFacts({ statusBarHeight: '1e9' })).toEqual(nothing)
    fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (query) => void addressFacts(query)))
  })
})
