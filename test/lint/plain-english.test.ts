import { faultsOfSubject, faultsOfText, faultsOfTitle } from '../../config/plain-english/faults'
import { createSamples } from './oxlint-samples'

const PLANTED = 'Who is told what comes back'
const sentence = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('a comment or paragraph', () => {
  it.each([
    ['begins with a clause', 'What only desktops draw.', 'Begin with the subject'],
    [
      'begins its second sentence with a clause',
      'Returns the user. Whose login it was is logged.',
      'Begin with the subject',
    ],
    ['contains a banned word', 'Returns the user that was told, or null.', 'Replace "told"'],
    ['has a long sentence', `${sentence(26)}.`, 'more than 25 words'],
    ['has two colons', 'One: two; three.', 'more than one colon'],
  ])('reports a text that %s', (_, text, fault) => {
    expect(faultsOfText(text)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    'Returns the user of a valid access token, or null.',
    'Who may see this?',
    'Replaces `told` by "shown".',
    `${sentence(25)}. Another sentence: this one.`,
    'Times like 10:00 and 11:00 are local.',
  ])('accepts: %s', (text) => {
    expect(faultsOfText(text)).toEqual([])
  })
})

describe('a test title', () => {
  it('is reported for a leading clause, a banned word or excessive length', () => {
    expect(faultsOfTitle('whose code is shown')).toEqual([expect.stringContaining('Begin with')])
    expect(faultsOfTitle('shows the user that was told')).toEqual([expect.stringContaining('Replace')])
    expect(faultsOfTitle(sentence(16))).toEqual([expect.stringContaining('more than 15 words')])
  })

  it('accepts 15 words', () => {
    expect(faultsOfTitle(sentence(15))).toEqual([])
  })
})

describe('the subject of a commit', () => {
  it.each([
    ['close the order', 'Begin with a type'],
    ['fix(order): Close', 'Begin with a type'],
    [`fix(order): ${'x'.repeat(61)}`, 'Shorten'],
    ['fix(order): close; test it', 'Split'],
    ['fix(order): close what nobody pays', 'Replace'],
  ])('reports: %s', (subject, fault) => {
    expect(faultsOfSubject(subject)).toEqual([expect.stringContaining(fault)])
  })

  it.each([`fix(order): ${'x'.repeat(60)}`, 'docs: name the limits', 'refactor(texts): rename `nobody`'])(
    'accepts: %s',
    (subject) => {
      expect(faultsOfSubject(subject)).toEqual([])
    },
  )
})

describe('the lint rule plain-english', () => {
  const { reports, accepts } = createSamples()
  const FILE = 'config/plain-english/sample.test.ts'
  const reportsIn = (source: string) => reports('plain-english', `${source}\nexport const a = 1`, FILE)

  reportsIn(`// ${PLANTED}.`)
  reportsIn(`/** ${PLANTED}. */`)
  reportsIn(`/**\n * Reads the list.\n *\n * @param a ${PLANTED}\n */`)
  reportsIn('// Reads the list of\n// it and returns it.')
  for (const call of ['it', 'describe', 'test.each([])']) reportsIn(`${call}('${PLANTED}', () => {})`)
  accepts('// Returns the user.\n// cspell:ignore told\nexport const a = 1', FILE)
})
