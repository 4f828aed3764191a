import { transformSync } from '@babel/core'
import { chosenLevers, LEVERS } from '../../config/levers'

test('enables by default only build options with a measured benefit', () => {
  expect([...chosenLevers(undefined)]).toEqual(['optimizeMainPackage'])
})

test('enables single build options, all of them, or none', () => {
  for (const lever of LEVERS) expect([...chosenLevers(lever)]).toEqual([lever])
  expect(chosenLevers(LEVERS.join())).toEqual(new Set(LEVERS))
  expect(chosenLevers('none').size).toBe(0)
})

test('rejects an unknown build option', () => {
  expect(() => chosenLevers('prerender,turbo')).toThrow('Invalid FOYER_LEVERS "turbo": use optimizeMainPackage')
})

test('removes a compileMode attribute that has no name as its value', () => {
  const built = (source: string) => transformSync(source, { filename: 'src/a.tsx', envName: 'test' })?.code
  expect(built('export const a = <view compileMode class="b" />')).not.toContain('compileMode')
  expect(built('export const a = <view compileMode="f1t0" class="b" />')).toContain('compileMode: "f1t0"')
})
