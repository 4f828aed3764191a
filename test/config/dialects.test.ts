import { containerFiles, projectFile } from '../../config/platform-bank/container-files'
import { chosenDialect } from '../../config/platform-bank/dialects'

afterEach(() => {
  delete process.env.BANK_DIALECT
})

it('the default dialect is FinClip', () => expect(chosenDialect()).toBe('finclip'))

it('accepts the dialect that BANK_DIALECT names, and lists the known ones otherwise', () => {
  process.env.BANK_DIALECT = 'tcmpp'
  expect(chosenDialect()).toBe('tcmpp')
  process.env.BANK_DIALECT = 'toString'
  expect(chosenDialect).toThrow('use finclip, tcmpp')
})

describe('the dialect of a container', () => {
  it('FinClip: adds the extension that the bank’s app registers', () => {
    const module: { exports: { extApi?: unknown } } = { exports: {} }
    new Function('module', containerFiles('finclip')['FinClipConf.js'])(module)
    expect(module.exports).toEqual({
      extApi: [{ name: 'customEvent', sync: false, params: { event: '', params: {} } }],
    })
    expect(projectFile('finclip')).toBe('fide.project.config.json')
  })

  it('TCMPP: adds nothing, native plugins need no declaration', () => {
    expect(containerFiles('tcmpp')).toEqual({})
    expect(projectFile('tcmpp')).toBe('project.config.json')
  })
})
