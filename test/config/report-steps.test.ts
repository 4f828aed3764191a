import { readStep } from '../../config/report-steps'

describe('readStep', () => {
  it('returns the numbers of compiled modules and of all modules', () =>
    expect(readStep('building', ['3/3 entries 812/1900 modules'])).toEqual({ name: 'compile', done: 812, total: 1900 }))

  it.each([
    ['sealing', ['asset processing', 'TerserPlugin'], 'minify'],
    ['sealing', ['asset processing', 'CssMinimizerPlugin'], 'minify'],
    ['sealing', ['chunk graph'], 'bundle'],
    ['emitting', ['emit'], 'write'],
  ])('maps the message %s with the details %j to the step %s', (message, details, name) =>
    expect(readStep(message, details)).toEqual({ name }),
  )

  it('ignores other messages', () => expect(readStep('cache', ['store'])).toBeUndefined())
})
