import fc from 'fast-check'
import { checkCharacter, taxpayerIdProblem } from '@/domain/invoice/taxpayer-id'

test.each([
  // Published codes of real institutions.
  ['91440300708461136T', null],
  ['91110108551385082Q', null],
  ['91330100799655058B', null],
  ['91110000802100433B', null],
  ['91440300708461136A', 'check'],
  ['91440300708461163T', 'check'],
  ['9144030070846113OT', 'characters'],
  ['914403007084611361', 'check'],
  ['91440300708461136I', 'characters'],
  ['91440300708461136', 'length'],
  ['', 'length'],
  ['440300708461136', null],
  ['44030070846113', 'length'],
  ['44030119900101123X01', null],
  ['4403011990010112', 'length'],
  ['91440300708461136！', 'characters'],
  ['九一四四零三零零七零八四六一一三六Ｔ', 'characters'],
])('validates the taxpayer ID “%s” with the result %s', (id, problem) => {
  expect(taxpayerIdProblem(id)).toBe(problem)
})

const CHARACTERS = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
const first = fc.array(fc.constantFrom(...CHARACTERS), { minLength: 17, maxLength: 17 }).map((all) => all.join(''))

test('rejects a taxpayer ID in which any single character is wrong', () => {
  fc.assert(
    fc.property(first, fc.nat(17), fc.constantFrom(...CHARACTERS), (start, at, other) => {
      const id = `${start}${checkCharacter(start)}`
      expect(taxpayerIdProblem(id)).toBeNull()
      const wrong = `${id.slice(0, at)}${other}${id.slice(at + 1)}`
      expect(taxpayerIdProblem(wrong)).toBe(wrong === id ? null : 'check')
    }),
  )
})

test('rejects a taxpayer ID in which two neighboring characters are swapped', () => {
  fc.assert(
    fc.property(first, fc.nat(16), (start, at) => {
      const id = `${start}${checkCharacter(start)}`
      const swapped = `${id.slice(0, at)}${id[at + 1]}${id[at]}${id.slice(at + 2)}`
      expect(taxpayerIdProblem(swapped)).toBe(swapped === id ? null : 'check')
    }),
  )
})
