import fc from 'fast-check'
import { documentBirthday, documentFailure, documentRegion, isMinor, needsRegion } from '@/domain/identity/document'
import { documentExample } from '@/domain/identity/document-forms'
import { hongKongCheck } from '@/domain/identity/hong-kong-id'
import { idCardCheck } from '@/domain/identity/id-card'
import type { IdType } from '@/domain/identity/id-type'
import { maskDocument } from '@/domain/identity/mask'

/** Returns an ID card number with its correct check character. */
const card = (digits: string) => digits + idCardCheck(digits)

it.each<[IdType, string | null, string[]]>([
  ['ID_CARD', 'missing', [' ']],
  [
    'ID_CARD',
    null,
    [
      '11010519491231002X',
      '11010519491231002x',
      '１１０１０５１９４９１２３１００２Ｘ',
      '110105 19491231 002X',
      '110105-19491231-002x',
      '110105 1949 1231 002X\n',
      '11010519491231002Ｘ',
      '110105－19491231－002X',
      '110105–19491231–002X',
      '1101 0519 4912 3100 2X',
      card('81000019900307001'),
    ],
  ],
  ['ID_CARD', 'length', ['11010519491231002Х', '1101051949123100', 'E12345678']],
  ['ID_CARD', 'birthDate', ['110105194913310027']],
  ['ID_CARD', 'checksum', ['110105194912310021']],
  ['PASSPORT', 'missing', ['']],
  ['PASSPORT', null, ['E12345678', 'e1234 5678', '123456789']],
  ['PASSPORT', 'format', ['E12', 'E123456789', '护照123456']],
  ['HK_MACAO_PERMIT', null, ['H1234567800', ' h12345678', 'M12345678', 'HA1234567']],
  ['HK_MACAO_PERMIT', 'format', ['12345678', 'H123456780', 'C12345678']],
  ['HK_MACAO_EXIT_PERMIT', null, ['C12345678', 'CB1234567']],
  ['HK_MACAO_EXIT_PERMIT', 'format', ['H12345678', 'C1234567']],
  ['TAIWAN_PERMIT', null, ['12345678', '1234567801', '1234567801B']],
  ['TAIWAN_PERMIT', 'format', ['123456789', 'A123456789']],
  ['FOREIGN_RESIDENCE', null, ['CAN110081080301', '911124198108030024']],
  ['FOREIGN_RESIDENCE', 'checksum', ['911124198108030025']],
  ['FOREIGN_RESIDENCE', 'birthDate', [card('91112419811303002')]],
  ['FOREIGN_RESIDENCE', 'format', ['110105194912310021']],
  ['MACAO_ID', null, ['1234567(8)', '5234567/8', '72345678']],
  ['MACAO_ID', 'format', ['22345678', '1234567']],
  ['HK_ID', null, ['A123456(3)', 'A123456（3）', 'a1234563', 'AB987654(3)', 'C123456(9)']],
  ['HK_ID', 'checksum', ['A123456(7)']],
  ['HK_ID', 'format', ['A12345(3)', 'ABC123456(3)']],
])('for the document type %s, reports the problem %p with each of %j', (type, failure, numbers) => {
  for (const number of numbers) expect([number, documentFailure(type, number)]).toEqual([number, failure])
})

const EXAMPLES: IdType[] = ['PASSPORT', 'HK_MACAO_PERMIT', 'HK_MACAO_EXIT_PERMIT', 'TAIWAN_PERMIT', 'MACAO_ID', 'HK_ID']

it.each([...EXAMPLES, 'FOREIGN_RESIDENCE'] as const)('returns a valid example number for document type %s', (type) => {
  expect(documentFailure(type, documentExample(type))).toBeNull()
})

it('detects any single wrong digit of a Hong Kong ID card number', () => {
  const bodies = fc.tuple(fc.stringMatching(/^[A-Z]{1,2}$/), fc.stringMatching(/^\d{6}$/))
  const seen = new Set<string>()
  fc.assert(
    fc.property(
      bodies,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      ([letters, digits], at, shift) => {
        const check = hongKongCheck(letters + digits)
        seen.add(check)
        const wrong = (Number(digits[at]) + shift) % 10
        const changed = digits.slice(0, at) + wrong + digits.slice(at + 1)
        return (
          documentFailure('HK_ID', `${letters}${digits}(${check})`) === null &&
          documentFailure('HK_ID', `${letters}${changed}(${check})`) === 'checksum'
        )
      },
    ),
    { numRuns: 300 },
  )
  expect(seen).toEqual(new Set('0123456789A'))
})

it.each<[IdType, string, boolean]>([
  ['ID_CARD', card('31010120081123001'), false],
  ['ID_CARD', card('31010120081124001'), true],
  ['FOREIGN_RESIDENCE', card('91112420081124001'), true],
  ['FOREIGN_RESIDENCE', 'CAN110008112401', false],
  ['ID_CARD', '3101012008112400', false],
  ['PASSPORT', card('31010120081124001'), false],
])('reports if the holder of %s %s is a minor on 23 November 2026: %p', (type, number, minor) => {
  expect(isMinor(type, number, Date.UTC(2026, 10, 22, 16, 30))).toBe(minor)
})

it('returns the birthday that a document number contains, or an empty text', () => {
  expect(documentBirthday('ID_CARD', '11010519491231002X')).toBe('1949-12-31')
  expect(documentBirthday('FOREIGN_RESIDENCE', '911124198108030024')).toBe('1981-08-03')
  expect(documentBirthday('HK_ID', 'A123456(3)')).toBe('')
})

it.each<[IdType, string, string]>([
  ['ID_CARD', '11010519491231002X', 'CN'],
  ['ID_CARD', card('81000019900307001'), 'HK'],
  ['ID_CARD', card('82000019900307001'), 'MO'],
  ['ID_CARD', card('83000019900307001'), 'TW'],
  ['TAIWAN_PERMIT', '12345678', 'TW'],
  ['MACAO_ID', '1234567(8)', 'MO'],
  ['HK_ID', 'A123456(3)', 'HK'],
  ['HK_MACAO_PERMIT', ' h12345678', 'HK'],
  ['HK_MACAO_PERMIT', 'M12345678', 'MO'],
  ['HK_MACAO_PERMIT', '12345678', ''],
  ['HK_MACAO_EXIT_PERMIT', 'C12345678', 'CN'],
  ['PASSPORT', 'E12345678', 'PT'],
  ['FOREIGN_RESIDENCE', '911124198108030024', 'PT'],
])('returns the region of document %s %s with the chosen region PT: %s', (type, number, region) => {
  expect(documentRegion(type, number, 'PT')).toBe(region)
  expect(needsRegion(type)).toBe(region === 'PT')
})

it.each([
  ['310101199206180019', '3101**********0019'],
  ['CAN110081080301', 'CA***********01'],
  ['E12345678', 'E1*****78'],
  ['A1234563', 'A******3'],
  ['E1234', 'E***4'],
])('masks the document number %s as %s', (number, masked) => {
  expect(maskDocument(number)).toBe(masked)
})
