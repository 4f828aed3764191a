import { mapOf, text } from '@/platform/storage/codec'
import { own } from '@/lib/own'
import { readText } from '@/locales/read-text'
import { RiskStore } from '@/stores/risk'
import { fakeClock } from '../support/fake-clock'

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

describe('a property name from outside', () => {
  it('finds only own properties of a record', () => {
    expect(own({ a: 1 }, 'a')).toBe(1)
    expect(own({ a: 0 }, 'b')).toBeUndefined()
  })

  it.each(INHERITED)('does not resolve to the inherited property %s', (name) => {
    expect(own({ a: 1 }, name)).toBeUndefined()
    const tree = { a: 'text' }
    expect(readText(tree, name, 'en-US')).toBeUndefined()
    expect(readText(tree, `${name}.name`, 'en-US')).toBeUndefined()
    expect(readText({ a: `<{{${name}}}>` }, 'a', 'en-US', { b: 1 })).toBe('<>')
    const risk = new RiskStore({ clock: fakeClock(), userId: () => '' })
    expect(risk.windowOf(name)).toBeNull()
    expect(risk.tokenFor(name)).toBe('')
  })

  it('is stored as an ordinary key of a map', () => {
    const stored: unknown = JSON.parse('{"__proto__":"a","b":"c"}')
    const map = mapOf(text)(stored)
    expect(Object.keys(map ?? {})).toEqual(['__proto__', 'b'])
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype)
  })
})
