import { chosenDialect } from '../../config/platform-bank/dialects'

afterEach(() => {
  delete process.env.BANK_DIALECT
})

it('is FinClip unless told otherwise', () => expect(chosenDialect()).toBe('finclip'))

it('takes the dialect that BANK_DIALECT names, and says what it knows otherwise', () => {
  process.env.BANK_DIALECT = 'tcmpp'
  expect(chosenDialect()).toBe('tcmpp')
  process.env.BANK_DIALECT = 'toString'
  expect(chosenDialect).toThrow('known are finclip, tcmpp')
})
