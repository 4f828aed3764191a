import fc from 'fast-check'
import { documentBirthday, documentFailure, documentRegion, isMinor, needsRegion } from '@/domain/identity/document'
import { documentExample } from '@/domain/identity/document-forms'
import { hongKongCheck } from '@/domain/identity/hong-kong-id'
import { idCardCheck } from '@/domain/identity/id-card'
import type { IdType } from '@/domain/identity/id-type'
import { maskDocument } from '@/domain/identity/mask'

/** A number with its right check character. */
const card = (digits: string) => digits + idCardCheck(digits)

it.each<[IdType, string, string | null]>([
  ['ID_CARD', ' ', 'missing'],
  ['ID_CARD', '11010519491231002X', null],
  ['ID_CARD', '11010519491231002x', null],
  ['ID_CARD', '１１０１０５１９４９１２３１００２Ｘ', null],
  ['ID_CARD', '110105 19491231 002X', null],
  ['ID_CARD', '110105-19491231-002x', null],
  ['ID_CARD', '110105 1949 1231 002X\n', null],
  ['ID_CARD', '11010519491231002Ｘ', null],
  ['ID_CARD', '11010519491231002ｘ', null],
  ['ID_CARD', '\u200e11010519491231002X', null],
  ['ID_CARD', '\u202d11010519491231002X\u202c', null],
  ['ID_CARD', '\u206811010519491231002X\u2069', null],
  ['ID_CARD', '110105\u200b19491231\u200b002X', null],
  ['ID_CARD', '\ufeff11010519491231002X', null],
  ['ID_CARD', '110105\u00a019491231\u00a0002X', null],
  ['ID_CARD', '110105－19491231－002X', null],
  ['ID_CARD', '110105–19491231–002X', null],
  ['ID_CARD', '110105\u300019491231\u3000002X', null],
  ['ID_CARD', '1101 0519 4912 3100 2X', null],
  ['ID_CARD', '١١٠١٠٥١٩٤٩١٢٣١٠٠٢X', null],
  ['ID_CARD', '110105\u00ad19491231002x\r\n', null],
  ['ID_CARD', '11010519491231002Х', 'length'],
  ['ID_CARD', '1101051949123100', 'length'],
  ['ID_CARD', '110105194913310027', 'birthDate'],
  ['ID_CARD', '110105194912310021', 'checksum'],
  ['ID_CARD', 'E12345678', 'length'],
  // a residence permit of Hong Kong, numbered as an ID card
  ['ID_CARD', card('81000019900307001'), null],
  ['PASSPORT', '', 'missing'],
  ['PASSPORT', 'E12345678', null],
  ['PASSPORT', 'e1234 5678', null],
  ['PASSPORT', '123456789', null],
  ['PASSPORT', 'E12', 'format'],
  ['PASSPORT', 'E123456789', 'format'],
  ['PASSPORT', '护照123456', 'format'],
  ['HK_MACAO_PERMIT', 'H1234567800', null],
  ['HK_MACAO_PERMIT', ' h12345678', null],
  ['HK_MACAO_PERMIT', 'M12345678', null],
  ['HK_MACAO_PERMIT', 'HA1234567', null],
  ['HK_MACAO_PERMIT', '12345678', 'format'],
  ['HK_MACAO_PERMIT', 'H123456780', 'format'],
  ['HK_MACAO_PERMIT', 'C12345678', 'format'],
  ['HK_MACAO_EXIT_PERMIT', 'C12345678', null],
  ['HK_MACAO_EXIT_PERMIT', 'CB1234567', null],
  ['HK_MACAO_EXIT_PERMIT', 'H12345678', 'format'],
  ['HK_MACAO_EXIT_PERMIT', 'C1234567', 'format'],
  ['TAIWAN_PERMIT', '12345678', null],
  ['TAIWAN_PERMIT', '1234567801', null],
  ['TAIWAN_PERMIT', '1234567801B', null],
  ['TAIWAN_PERMIT', '123456789', 'format'],
  ['TAIWAN_PERMIT', 'A123456789', 'format'],
  ['FOREIGN_RESIDENCE', 'CAN110081080301', null],
  ['FOREIGN_RESIDENCE', '911124198108030024', null],
  ['FOREIGN_RESIDENCE', '911124198108030025', 'checksum'],
  ['FOREIGN_RESIDENCE', card('91112419811303002'), 'birthDate'],
  ['FOREIGN_RESIDENCE', '110105194912310021', 'format'],
  ['MACAO_ID', '1234567(8)', null],
  ['MACAO_ID', '5234567/8', null],
  ['MACAO_ID', '72345678', null],
  ['MACAO_ID', '22345678', 'format'],
  ['MACAO_ID', '1234567', 'format'],
  ['HK_ID', 'A123456(3)', null],
  ['HK_ID', 'A123456（3）', null],
  ['HK_ID', 'a1234563', null],
  ['HK_ID', 'AB987654(3)', null],
  ['HK_ID', 'C123456(9)', null],
  ['HK_ID', 'A123456(7)', 'checksum'],
  ['HK_ID', 'A12345(3)', 'format'],
  ['HK_ID', 'ABC123456(3)', 'format'],
])('%s %p fails by %p', (type, number, failure) => {
  expect(documentFailure(type, number)).toBe(failure)
})

it.each<[IdType]>([
  ['PASSPORT'],
  ['HK_MACAO_PERMIT'],
  ['HK_MACAO_EXIT_PERMIT'],
  ['TAIWAN_PERMIT'],
  ['FOREIGN_RESIDENCE'],
  ['MACAO_ID'],
  ['HK_ID'],
])('the example of a %s is a right one', (type) => {
  expect(documentFailure(type, documentExample(type))).toBeNull()
})

it('any single wrong digit of a Hong Kong ID card is caught, and its check character may be A', () => {
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
])('%s %s is that of a minor on 23 November 2026 at 00:30 in Beijing: %p', (type, number, minor) => {
  expect(isMinor(type, number, Date.UTC(2026, 10, 22, 16, 30))).toBe(minor)
})

it('contains a birthday where its number has one', () => {
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
])('the holder of a %s %s who names PT is of %s', (type, number, region) => {
  expect(documentRegion(type, number, 'PT')).toBe(region)
  expect(needsRegion(type)).toBe(region === 'PT')
})

it.each([
  ['310101199206180019', '3101**********0019'],
  ['CAN110081080301', 'CA***********01'],
  ['E12345678', 'E1*****78'],
  ['A1234563', 'A******3'],
  ['E1234', 'E***4'],
])('%s is shown as %s', (number, masked) => {
  expect(maskDocument(number)).toBe(masked)
})
