import { failureLines, stepText } from '../../../scripts/start/build-h5'

describe('stepText', () => {
  it('shows the number of compiled modules', () =>
    expect(stepText({ name: 'compile', done: 812, total: 1900 })).toBe('compiling modules 812 of 1,900'))

  it('shows a step without a count by its name', () => expect(stepText({ name: 'minify' })).toBe('minifying'))
})

it('shows a failed build from its first error on, without progress bars', () => {
  expect(failureLines('● Webpack ███ (88%)\nhello\n✖ Errors:\nModuleNotFoundError: x\n')).toEqual([
    '✖ Errors:',
    'ModuleNotFoundError: x',
  ])
})
