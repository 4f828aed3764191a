import { containerFiles, projectFile } from '../../config/platform-bank/container-files'
import { chosenDialect } from '../../config/platform-bank/dialects'

afterEach(() => {
  delete process.env.BANK_DIALECT
})

it('uses the FinClip dialect by default', () => expect(chosenDialect()).toBe('finclip'))

it('uses the dialect in BANK_DIALECT, or lists the valid dialects in the error', () => {
  process.env.BANK_DIALECT = 'tcmpp'
  expect(chosenDialect()).toBe('tcmpp')
  process.env.BANK_DIALECT = 'toString'
  expect(chosenDialect).toThrow('use finclip, tcmpp')
})

describe('the files of a mini-program container dialect', () => {
  it('include for FinClip the extension that the bank’s app registers', () => {
    const module: { exports: { extApi?: unknown } } = { exports: {} }
    new Function('module', containerFiles('finclip')['FinClipConf.js'])(module)
    expect(module.exports).toEqual({
      extApi: [{ name: 'customEvent', sync: false, params: { event: '', params: {} } }],
    })
    expect(projectFile('finclip')).toBe('fide.project.config.json')
  })

  it('include no extension for TCMPP, whose native plugins need no declaration', () => {
    expect(containerFiles('tcmpp')).toEqual({})
    expect(projectFile('tcmpp')).toBe('project.config.json')
  })
})
